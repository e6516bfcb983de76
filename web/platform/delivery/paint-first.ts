// Scripts, fonts and the whole sheet of styles give way to what the first screen is painted with: on a slow line the page stands,
// its links lead and its forms send before any of them is asked for. What is clicked in the meantime is replayed (replay-click.ts). The
// rules that a page shows are in it (server/platform/pages/first-styles.ts). See docs/delivery.md.

import { stuckMark } from './chunks.ts';
import { chooseFonts, fetchWebFonts } from './web-fonts.ts';

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = 'type="module" async=""';

/** A page that cannot tell when it was painted does not wait longer. */
const paintTimeoutMs = 2000;
/** Nor a page that is painted without anything to read, as the outline of the staff's pages. */
const contentTimeoutMs = 200;
/** Between two tries to fetch the sheet. */
const retryMs = 2000;

/** In the browser's storage: the address of the sheet that it has cached. */
const sheetKey = 'styles';

/** Makes the link of the sheet that the server left out, where it would have stood; three times more where it does not come. */
const startSheet = `function startSheet(b){var s=document.querySelector('style[data-sheet]'),a=s&&s.dataset,l,n=3;if(!s||s.started)return;s.started=1;
l=document.createElement('link');l.rel='stylesheet';if(b)l.setAttribute('blocking','render');l.href=a.sheet;
l.onload=function(){try{localStorage.setItem('${sheetKey}',a.sheet)}catch(e){}};
l.onerror=function(){if(n--)setTimeout(function(){l.setAttribute('href',a.sheet)},${retryMs})};s.after(l)}`;

/** In the head: a browser that has cached the sheet paints with it immediately, and with our fonts if it has them. */
export const startFromCache = `${startSheet};${chooseFonts};try{if(localStorage.getItem('${sheetKey}')===document.querySelector('style[data-sheet]').dataset.sheet)startSheet(1)}catch(e){}`;

/** Asks for the modules and the words once something to read was painted, or at once where no one looks at the page. */
export const startAfterPaint = `(function(d,p){var begun;function go(){if(begun)return;begun=1;
startSheet();${fetchWebFonts};
var e=d.querySelector('script[data-modules]');if(!e)return;
e.dataset.modules.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
(d.documentElement.dataset.words||'').split(' ').forEach(function(h){if(!h)return;var l=d.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href=h;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.textContent=e.textContent;
s.onerror=function(){d.documentElement.setAttribute('${stuckMark}','')};d.head.append(s);s.remove()}
if(d.hidden)return go();
try{new PerformanceObserver(function(l){l.getEntriesByName(p).length?go():setTimeout(go,${contentTimeoutMs})}).observe({type:'paint',buffered:true})}catch(e){go()}
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
