import { translatorOf } from '#i18n/compile.ts';
import { locales, type Language } from '#i18n/language.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });

/** The web app manifest in one language. */
export function manifest(lng: Language): object {
  const t = translatorOf(lng);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icon-192.png', 192, 'any')] });
  return {
    id: '/',
    name: t('site.appNameLong'),
    short_name: t('site.appName'),
    description: t('site.appDescription'),
    lang: locales[lng],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0B5B45',
    background_color: '#F3F5F2',
    categories: ['shopping', 'lifestyle'],
    icons: [icon('/icon-192.png', 192, 'any'), icon('/icon-512.png', 512, 'any'), icon('/icon-maskable-512.png', 512, 'maskable')],
    shortcuts: [
      shortcut(t('site.shortcutSearch'), '/property-search'),
      shortcut(t('site.shortcutRent'), '/Property-Rent'),
      shortcut(t('site.shortcutPost'), '/sellpost'),
    ],
  };
}
