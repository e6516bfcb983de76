import { expect, test } from 'vitest';
import { browserOf } from './install-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['chromeAndroid', `${android} ${webkit} Chrome/130.0 Mobile Safari/537.36`, 5],
  ['samsung', `${android} ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, 5],
  ['firefoxAndroid', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 5],
  ['opera', `${android} ${webkit} Chrome/130.0 Mobile Safari/537.36 OPR/85.0`, 5],
  ['inApp', `${android} ${webkit} Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]`, 5],
  ['inApp', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]', 5],
  ['safariPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 5],
  ['safariPhone', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5],
  ['safariMac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0],
  ['desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`, 0],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0],
])('the steps of %s are for %s', (browser, agent, touchPoints) => {
  expect(browserOf(agent, touchPoints)).toBe(browser);
});
