// Scripts give way to what the first screen is painted with: on a slow line the page stands, its links lead and its forms send
// before any of them is asked for. What is pressed meanwhile is kept (kept-press.ts).

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = 'type="module" async=""';

/** A page that cannot tell when it was painted does not wait longer. */
const patienceMs = 2000;

/** Asks for the modules once something to read was painted, or at once where nobody looks at the page. */
export const startAfterPaint = `(function(d,p){var begun;function go(){if(begun)return;begun=1;var e=d.querySelector('script[data-modules]');if(!e)return;
e.dataset.modules.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.nonce=e.nonce;s.textContent=e.textContent;d.head.append(s);s.remove()}
if(d.hidden)return go();
try{new PerformanceObserver(function(l){if(l.getEntriesByName(p).length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}
d.addEventListener('visibilitychange',go);setTimeout(go,${patienceMs})})(document,'first-contentful-paint')`;

/** Takes the module preloads and the start of the modules out of HTML that passes, and leaves both to `startAfterPaint`. */
export function paintFirst(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const modules: string[] = [];
  let held = '';
  const later = (html: string): string =>
    html
      .replace(preloads, (_link, href: string) => {
        modules.push(href);
        return '';
      })
      .replace(entry, () => `type="text/plain" data-modules="${modules.join(' ')}"`);
  return new TransformStream({
    transform(chunk, controller) {
      const text = held + decoder.decode(chunk, { stream: true });
      // A tag that goes on in the next chunk waits for its end.
      const open = text.lastIndexOf('<');
      const end = open >= 0 && !text.includes('>', open) ? open : text.length;
      held = text.slice(end);
      controller.enqueue(encoder.encode(later(text.slice(0, end))));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(held + decoder.decode()));
    },
  });
}
