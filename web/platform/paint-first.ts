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

/**
 * Makes the links that the server left out: of the sheet, where it would have stood, and of the fonts; `n` times more where one does
 * not come. As the page was rendered with them, hydration finds them there.
 */
const startSheet = `function startSheet(b){var s=document.querySelector('style[data-sheet]'),a=s&&s.dataset;if(!s||s.started)return;s.started=1;
function add(o,h,n){var l=document.createElement('link'),k;for(k in o)l.setAttribute(k,o[k]);l.setAttribute('href',h);
l.onload=function(){if(o.rel==='stylesheet')try{localStorage.setItem('${sheetKey}',h)}catch(e){}};
l.onerror=function(){if(n--)setTimeout(function(){l.setAttribute('href',h)},${retryMs})};s.after(l)}
a.fonts.split(' ').reverse().forEach(function(h){if(h)add({rel:'preload',as:'font',type:'font/woff2',fetchpriority:'low',crossorigin:'anonymous'},h,3)});
add(b?{rel:'stylesheet',blocking:'render'}:{rel:'stylesheet'},a.sheet,3)}`;

/** In the head: a browser that has kept the sheet, and with it the fonts, paints with both at once. */
export const startFromCache = `${startSheet};try{if(localStorage.getItem('${sheetKey}')===document.querySelector('style[data-sheet]').dataset.sheet)startSheet(1)}catch(e){}`;

/** Asks for the modules and the words once something to read was painted, or at once where nobody looks at the page. */
export const startAfterPaint = `(function(d,p){var begun;function go(){if(begun)return;begun=1;
startSheet();
var e=d.querySelector('script[data-modules]');if(!e)return;
e.dataset.modules.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
(d.documentElement.dataset.words||'').split(' ').forEach(function(h){if(!h)return;var l=d.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href=h;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.textContent=e.textContent;
s.onerror=function(){d.documentElement.setAttribute('${stuckMark}','')};d.head.append(s);s.remove()}
if(d.hidden)return go();
try{new PerformanceObserver(function(l){if(l.getEntriesByName(p).length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}
d.addEventListener('visibilitychange',go);setTimeout(go,${paintTimeoutMs})})(document,'first-contentful-paint')`;

/** The document with its module preloads and the start of its modules left to `startAfterPaint`. */
export function paintFirst(document: string): string {
  const modules: string[] = [];
  const html = document.replace(preloads, (_link, href: string) => {
    modules.push(href);
    return '';
  });
  return html.replace(entry, () => `type="text/plain" data-modules="${modules.join(' ')}"`);
}
