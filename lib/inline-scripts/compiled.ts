/*
 * Made by `node scripts/compile-inline-scripts.mjs` from the sources beside it. Do not edit.
 * Constant texts, so that the content security policy can name each by its hash (lib/markup/inline-scripts.ts).
 */

export const viewerScript =
  "(()=>{var{dataset:e}=document.documentElement;function t(){try{return document.cookie}catch{return\"\"}}var n=()=>/(?:^|; )token=[^;]/.test(t()),c=()=>/(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(t())?.[1],o=/(?:^|; )locale=([-A-Za-z]+)/.exec(t())?.[1];e.viewer=n()?c()??\"pending\":\"guest\";try{o?localStorage.locale=o:localStorage.removeItem(\"locale\")}catch{}var i=/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)||navigator.maxTouchPoints>1&&/Macintosh/.test(navigator.userAgent);i||(e.desktop=\"\");addEventListener(\"pageshow\",({persisted:a})=>{a&&n()===(e.viewer===\"guest\")&&location.reload()});})()";

export const disclosureScript =
  "(()=>{function o({target:e}){for(let t of document.querySelectorAll(\"details.disclosure[open]\"))t.open=t.contains(e)}document.addEventListener(\"pointerdown\",o);document.addEventListener(\"focusin\",o);document.addEventListener(\"keydown\",e=>{if(e.key!==\"Escape\")return;let t=e.target.closest(\"details.disclosure[open]\");t&&(e.preventDefault(),t.open=!1,t.querySelector(\"summary\")?.focus())});var n=[];addEventListener(\"beforeprint\",()=>{n=[...document.querySelectorAll(\"main details:not([open])\")];for(let e of n)e.open=!0});addEventListener(\"afterprint\",()=>{for(let e of n)e.open=!1});})()";

export const firstPaintScript =
  "(()=>{var s=\"\\\\s(?=[AP]M)|(?<=\\\\uc624[\\\\uc804\\\\ud6c4])\\\\s\";var{currentScript:d,documentElement:f}=document,l=JSON.parse((d?.dataset.times||\"{}\").replace(/`/g,'\"')),g={},i=new WeakMap,p=new RegExp(s,\"g\"),a=n=>document.querySelectorAll(n);function T(n,t){if(typeof t==\"string\")return t;let e=g[JSON.stringify(t)]??=new Intl.DateTimeFormat(f.lang,t);return t.timeZoneName?e.formatToParts(n).find(({type:r})=>r===\"timeZoneName\")?.value:e.format(n).replace(p,\"\\xA0\")}function m(){let n=Date.now();for(let t of a(\"[data-until]\"))Date.parse(t.dataset.until)<=n&&((t.closest(\"[role=group]\")??t).hidden=!0);for(let t of a(\"[data-then]\")){let[,,e,r]=t.dataset.then.split(/\\n/).map(o=>/(\\S+) (\\S+) (.*)/.exec(o)).findLast(([,o])=>Date.parse(o)<=n)??[];!e||t.dataset.state===e||(t.dataset.state=e,(t.firstElementChild??t).textContent=r)}for(let t of a(\"time[data-own]\")){let e=l[t.dataset.own];if(!e)continue;let r=new Date(t.dateTime),o=i.get(t)??e.map(u=>T(r,u)).join(\"\");i.set(t,o),t.textContent!==o&&(t.textContent=o)}}var c=new MutationObserver(m);c.observe(document,{childList:!0,subtree:!0});document.addEventListener(\"DOMContentLoaded\",()=>{c.disconnect(),m()});})()";

export const campaignGuardScript =
  "(()=>{var t=\"yuqiao:campaign:phone_code\",a=\"yuqiao:campaign:phone_number\",n=\"yuqiao:campaign:enrolled\",o=\"yuqiao:campaign:probe\";try{let e=localStorage;!(e.getItem(t)&&e.getItem(a))&&!e.getItem(n)&&(e.setItem(o,\"1\"),e.removeItem(o),location.replace(location.pathname.replace(/[a-z]+\\/(?=[^/]*$)/,\"\")))}catch{}})()";

export const linkVisitScript =
  "(()=>{var n=\"/api/link/\";var a=\"yuqiao:campaign:link\";var{doNotTrack:i,globalPrivacyControl:e}=navigator,t=location.pathname.split(\"/\").pop(),[o]=performance.getEntriesByType(\"navigation\");if(t.length>3&&i!==\"1\"&&!e&&\"sendBeacon\"in navigator&&!document.referrer.startsWith(location.origin+\"/\")&&(!o||o.type===\"navigate\")){try{sessionStorage.setItem(a,t)}catch{}addEventListener(\"load\",()=>navigator.sendBeacon(`${n}visits`,t))}})()";

export const enrolledStateScript =
  "(()=>{var n=\"yuqiao:campaign:phone_code\",a=\"yuqiao:campaign:phone_number\",r=\"yuqiao:campaign:enrolled\";var l=document.currentScript.dataset.seasons.split(\" \"),c=document.documentElement;function s(){try{let[e=\"\",o]=(localStorage.getItem(r)??\"\").split(\" \"),t=l.includes(e),p=localStorage.getItem(n)&&localStorage.getItem(a);if(c.toggleAttribute(\"data-enrolled\",e?t:!!p),c.toggleAttribute(\"data-activation-code\",t&&!!o),!t||!o)return;for(let d of document.querySelectorAll(\"output[data-saved]\"))d.textContent||=o}catch{}}s();for(let e of[\"DOMContentLoaded\",\"pageshow\",\"storage\"])addEventListener(e,s);})()";

export const ownCampaignScript =
  "(()=>{var a=[\"vn\",\"id\",\"en\"];function g(n){return a.includes(n)}function o(n,e){let t=n.slice(n.lastIndexOf(\"/\")+1,n.lastIndexOf(\"/\")+3).toLowerCase();return g(t)?t:e}function s(){try{return/(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1]}catch{return}}function u(n){try{let{language:e,script:t,region:r=\"\"}=new Intl.Locale(n).maximize();return t===\"Hans\"?\"zh-CN\":t===\"Hant\"?/HK|MO/.test(r)?\"zh-HK\":\"zh-TW\":{vi:\"vi-VN\",id:\"id-ID\",ko:\"ko-KR\",en:\"en-US\"}[e]}catch{return}}var{pathname:i}=location;if(o(i,\"vn\")!==o(i,\"en\")){let e=[s()??\"\",...navigator.languages].map(u).find(Boolean)??\"en-US\";document.querySelector(`[data-own-campaign][lang=\"${e}\"]`)?.removeAttribute(\"hidden\")}})()";

export const visitorCountryScript =
  "(()=>{var d=\"yuqiao:campaign:form\";function u(e,n,t){let i=n&&e.find(({zones:r})=>r?.includes(n));if(i)return i;for(let r of t){let s=l(r),c=e.find(({code:m})=>m===s);if(c)return c}}function l(e){if(!/^en(-us)?$/i.test(e))try{return new Intl.Locale(e).maximize().region}catch{return}}var f=document.currentScript.dataset.countries.split(\"|\").map(e=>{let[n=\"\",...t]=e.split(\" \");return{code:n.slice(0,2),dialCode:n.slice(2),zones:t}});function a(e){try{return e()??\"\"}catch{return\"\"}}var p=a(()=>/(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1]),{timeZone:y}=Intl.DateTimeFormat().resolvedOptions(),o=u(f,y,[p,...navigator.languages]);if(o){let{dataset:e}=document.documentElement;e.country=o.code,e.dialCode=o.dialCode;let n=document.querySelector(\"input[name=phoneCode]\");n&&!a(()=>sessionStorage[d])&&(n.value=o.dialCode)}})()";

export const foldQuestionsScript =
  "(()=>{for(let e of document.currentScript.parentElement.querySelectorAll(\"details\"))e.open=`#${e.id}`===location.hash;})()";
