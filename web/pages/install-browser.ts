export const installBrowsers = ['inApp', 'chromeAndroid', 'samsung', 'firefoxAndroid', 'opera', 'safariPhone', 'desktop', 'safariMac'] as const;
export type InstallBrowser = (typeof installBrowsers)[number];

/** Windows inside other apps, which can keep nothing on the home screen. */
const inApp = /FBAN|FBAV|FB_IAB|Instagram|Messenger|Line\/|; wv\)/;

/** Whose steps to show open; undefined for a browser that none of them is about. iPads call themselves Macs, but have a touch screen. */
export function browserOf(agent: string, touchPoints: number): InstallBrowser | undefined {
  if (inApp.test(agent)) return 'inApp';
  if (/iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)) return 'safariPhone';
  if (agent.includes('Android')) {
    if (agent.includes('SamsungBrowser')) return 'samsung';
    if (agent.includes('Firefox')) return 'firefoxAndroid';
    if (/OPR|Opera/.test(agent)) return 'opera';
    return agent.includes('Chrome') ? 'chromeAndroid' : undefined;
  }
  if (agent.includes('Chrome')) return 'desktop';
  return agent.includes('Macintosh') && agent.includes('Safari') ? 'safariMac' : undefined;
}
