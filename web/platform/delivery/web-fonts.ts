// Which fonts a page uses: our web fonts where the browser has them cached, otherwise those of the device. A page that changes its font
// while it is read moves its lines, so a browser gets ours from its second page on. See docs/delivery.md.

/** In the browser's storage: the addresses of the fonts that it has cached, of each language that was read, separated by `|`. */
const fontsKey = 'fonts';
/** Pictures and hydration come before fonts for the next page. */
const quietMs = 4000;

/** In the head, after the styles: preloads cached fonts, and without them keeps those of the device. */
export const chooseFonts = `(function(d){var s=d.querySelector('style[data-sheet]'),f=s&&s.dataset.fonts,k;if(!f)return;try{k=localStorage.getItem('${fontsKey}')}catch(e){}
if((k||'').split('|').indexOf(f)<0)return d.documentElement.dataset.font='device';
f.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=h;s.after(l)})})(document)`;

/**
 * After the first paint: fetches the fonts for the next page once this one is idle. A device without Bengali letters shows boxes,
 * all of one width: it gets ours immediately, all together. In data saver mode only such a device fetches them.
 */
export const fetchWebFonts = `(function(h){var s=document.querySelector('style[data-sheet]'),f=s&&s.dataset.fonts,c,w;if(!f||h.dataset.font!=='device')return;
try{c=document.createElement('canvas').getContext('2d');c.font='20px sans-serif';w=[].map.call('কখঙঢ',function(x){return c.measureText(x).width});w=w.every(function(x){return x===w[0]})}catch(e){}
if(!w&&'saver' in h.dataset)return;
setTimeout(function(){Promise.all(f.split(' ').map(function(u){return fetch(u,{priority:'low'}).then(function(r){if(!r.ok)throw r;return r.blob()})}))
.then(function(){var k=(localStorage.getItem('${fontsKey}')||'').split('|')[0];localStorage.setItem('${fontsKey}',k?f+'|'+k:f)}).catch(function(){}).then(function(){if(w)delete h.dataset.font})},w?0:${quietMs})})(document.documentElement)`;

/** Switches to our fonts if they are cached: for moments when the whole page changes. */
export function showWebFonts(): void {
  const { fonts } = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset ?? {};
  try {
    if (fonts !== undefined && localStorage.getItem(fontsKey)?.split('|').includes(fonts)) delete document.documentElement.dataset['font'];
  } catch {
    // No storage: the page keeps the fonts of the device.
  }
}
