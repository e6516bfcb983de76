// Scripts, fonts and the whole sheet of styles give way to what the first screen is painted with: on a slow line the page stands,
// its links lead and its forms send before any of them is asked for. What is clicked meanwhile is replayed (replay-click.ts). The
// rules that a page shows stand in it (server/platform/pages/first-styles.ts). See docs/delivery.md.

import { stuckMark } from './chunks.ts';

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = 'type="module" async=""';

/** A page that cannot tell when it was painted does not wait longer. */
const paintTimeoutMs = 2000;
/** Between two tries to fetch a sheet or a font. */
const retryMs = 2000;

/** In the browser's storage: the address of the sheet that it has kept. */
const sheetKey = 'styles';

/** In the head: a browser that has kept the sheet, and with it the fonts, paints with both at once. */
export const startFromCache = `try{(function(d,s){var l=d.querySelector('link[rel=stylesheet][data-href]');if(!l||localStorage.getItem(s)!==l.dataset.href)return;
l.setAttribute('blocking','render');d.querySelectorAll('link[data-href]').forEach(function(e){e.href=e.dataset.href})})(document,'${sheetKey}')}catch(e){}`;

/** Asks for the modules once something to read was painted, or at once where nobody looks at the page. */
export const startAfterPaint = `(function(d,p){var begun;function go(){if(begun)return;begun=1;
d.querySelectorAll('link[data-href]:not([href])').forEach(function(l,i,all,n){n=3;l.onload=function(){if(l.rel==='stylesheet')try{localStorage.setItem('${sheetKey}',l.dataset.href)}catch(e){}};
l.onerror=function(){if(n--)setTimeout(function(){l.href=l.dataset.href},${retryMs})};l.href=l.dataset.href});
var e=d.querySelector('script[data-modules]');if(!e)return;
e.dataset.modules.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.textContent=e.textContent;
s.onerror=function(){d.documentElement.setAttribute('${stuckMark}','')};d.head.append(s);s.remove()}
if(d.hidden)return go();
try{new PerformanceObserver(function(l){if(l.getEntriesByName(p).length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}
d.addEventListener('visibilitychange',go);setTimeout(go,${paintTimeoutMs})})(document,'first-contentful-paint')`;

/** The document with its module preloads and the start of its modules left to `startAfterPaint`. */
export function paintFirst(document: Uint8Array): Uint8Array<ArrayBuffer> {
  const modules: string[] = [];
  const html = new TextDecoder().decode(document).replace(preloads, (_link, href: string) => {
    modules.push(href);
    return '';
  });
  return new TextEncoder().encode(html.replace(entry, () => `type="text/plain" data-modules="${modules.join(' ')}"`));
}
