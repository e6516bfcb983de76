// Scripts give way to what the first screen is painted with: on a slow line the page stands, its links lead and its forms send
// before any of them is asked for. What is clicked meanwhile is replayed (replay-click.ts). See docs/delivery.md.

import { stuckMark } from './chunks.ts';

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = 'type="module" async=""';

/** A page that cannot tell when it was painted does not wait longer. */
const paintTimeoutMs = 2000;

/** Asks for the modules once something to read was painted, or at once where nobody looks at the page. */
export const startAfterPaint = `(function(d,p){var begun;function go(){if(begun)return;begun=1;var e=d.querySelector('script[data-modules]');if(!e)return;
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
