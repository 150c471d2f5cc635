/*
 * Made by `node scripts/compile-inline-scripts.mjs` from the sources beside it. Do not edit.
 * Constant texts, so that the content security policy can name each by its hash (lib/markup/inline-scripts.ts).
 */

export const viewerScript =
  "(()=>{var{dataset:e}=document.documentElement;function t(){try{return document.cookie}catch{return\"\"}}var n=()=>/(?:^|; )token=[^;]/.test(t()),c=()=>/(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(t())?.[1],o=/(?:^|; )locale=([-A-Za-z]+)/.exec(t())?.[1];e.viewer=n()?c()??\"pending\":\"guest\";try{o?localStorage.locale=o:localStorage.removeItem(\"locale\")}catch{}var i=/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)||navigator.maxTouchPoints>1&&/Macintosh/.test(navigator.userAgent);i||(e.desktop=\"\");addEventListener(\"pageshow\",({persisted:a})=>{a&&n()===(e.viewer===\"guest\")&&location.reload()});})()";

export const disclosureScript =
  "(()=>{function o({target:e}){for(let t of document.querySelectorAll(\"details.disclosure[open]\"))t.open=t.contains(e)}document.addEventListener(\"pointerdown\",o);document.addEventListener(\"focusin\",o);document.addEventListener(\"keydown\",e=>{if(e.key!==\"Escape\")return;let t=e.target.closest(\"details.disclosure[open]\");t&&(e.preventDefault(),t.open=!1,t.querySelector(\"summary\")?.focus())});var n=[];addEventListener(\"beforeprint\",()=>{n=[...document.querySelectorAll(\"main details:not([open])\")];for(let e of n)e.open=!0});addEventListener(\"afterprint\",()=>{for(let e of n)e.open=!1});})()";

export const firstPaintScript =
  "(()=>{var i=\"\\\\s(?=[AP]M)|(?<=\\\\uc624[\\\\uc804\\\\ud6c4])\\\\s\";function s(e){return e.getTimezoneOffset()===-480}var D=480*6e4;var{currentScript:d,documentElement:l}=document,g=JSON.parse((d?.dataset.times||\"{}\").replace(/`/g,'\"')),p={},m=new WeakMap,T=new RegExp(i,\"g\"),a=e=>document.querySelectorAll(e);function h(e,t){if(typeof t==\"string\")return t;let n=p[JSON.stringify(t)]??=new Intl.DateTimeFormat(l.lang,t);return t.timeZoneName?n.formatToParts(e).find(({type:r})=>r===\"timeZoneName\")?.value:n.format(e).replace(T,\"\\xA0\")}function c(){let e=Date.now();for(let t of a(\"[data-until]\"))Date.parse(t.dataset.until)<=e&&((t.closest(\"[role=group]\")??t).hidden=!0);for(let t of a(\"[data-then]\")){let[,,n,r]=t.dataset.then.split(/\\n/).map(o=>/(\\S+) (\\S+) (.*)/.exec(o)).findLast(([,o])=>Date.parse(o)<=e)??[];!n||t.dataset.state===n||(t.dataset.state=n,(t.firstElementChild??t).textContent=r)}for(let t of a(\"[data-beijing]\"))t.hidden=s(new Date(t.dataset.beijing));for(let t of a(\"time[data-own]\")){let n=g[t.dataset.own];if(!n)continue;let r=new Date(t.dateTime),o=m.get(t)??n.map(u=>h(r,u)).join(\"\");m.set(t,o),t.textContent!==o&&(t.textContent=o)}}var f=new MutationObserver(c);f.observe(document,{childList:!0,subtree:!0});document.addEventListener(\"DOMContentLoaded\",()=>{f.disconnect(),c()});})()";

export const campaignGuardScript =
  "(()=>{var t=\"yuqiao:campaign:phone_code\",a=\"yuqiao:campaign:phone_number\",o=\"yuqiao:campaign:probe\";try{let e=localStorage;e.getItem(t)&&e.getItem(a)||(e.setItem(o,\"1\"),e.removeItem(o),location.replace(location.pathname.replace(/[a-z]+\\/(?=[^/]*$)/,\"\")))}catch{}})()";

export const linkVisitScript =
  "(()=>{var n=\"/api/link/\";var a=\"yuqiao:campaign:link\";var{doNotTrack:i,globalPrivacyControl:e}=navigator,t=location.pathname.split(\"/\").pop(),[o]=performance.getEntriesByType(\"navigation\");if(t.length>3&&i!==\"1\"&&!e&&\"sendBeacon\"in navigator&&!document.referrer.startsWith(location.origin+\"/\")&&(!o||o.type===\"navigate\")){try{sessionStorage.setItem(a,t)}catch{}addEventListener(\"load\",()=>navigator.sendBeacon(`${n}visits`,t))}})()";

export const foldQuestionsScript =
  "(()=>{for(let e of document.currentScript.parentElement.querySelectorAll(\"details\"))e.open=`#${e.id}`===location.hash;})()";
