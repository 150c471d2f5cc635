/**
 * Runs in the head: disclosures close by a press or focus elsewhere and by Esc, which gives the focus back to their
 * button and leaves the menu around them open (one Esc closes one thing). What is folded is unfolded for the time of
 * printing. Must stay free of anything that varies, so
 * that a content security policy can name it by its hash.
 */
export const disclosureScript = `(function(d){function c(e){d.querySelectorAll("details.disclosure[open]").forEach(function(o){o.open=o.contains(e.target)})}d.addEventListener("pointerdown",c);d.addEventListener("focusin",c);d.addEventListener("keydown",function(e){var o=e.key=="Escape"&&e.target.closest("details.disclosure[open]");if(o){e.preventDefault();o.open=false;o.querySelector("summary").focus()}});var f=[];addEventListener("beforeprint",function(){f=[].slice.call(d.querySelectorAll("main details:not([open])"));f.forEach(function(o){o.open=true})});addEventListener("afterprint",function(){f.forEach(function(o){o.open=false})})})(document)`;
