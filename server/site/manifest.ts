import { translatorOf } from '#i18n/compile.ts';
import { locales, type Language } from '#i18n/language.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });

/** Pictures of the product for the browser's install dialog, in the reader's language; scripts/pictures/readme-pictures.ts takes them. */
export const screenshots = [
  { name: 'home', screen: 'phone', label: 'site.screenHome', sizes: '540x1170', form: 'narrow' },
  { name: 'detail', screen: 'phone', label: 'site.screenPost', sizes: '540x1170', form: 'narrow' },
  { name: 'results', screen: 'desktop', label: 'site.screenResults', sizes: '1280x800', form: 'wide' },
] as const;

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
    screenshots: screenshots.map(({ name, screen, label, sizes, form }) => ({
      src: `/screenshots/${name}-${lng}-${screen}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(label),
    })),
    shortcuts: [
      shortcut(t('site.shortcutSearch'), '/property-search'),
      shortcut(t('site.shortcutRent'), '/Property-Rent'),
      shortcut(t('site.shortcutPost'), '/sellpost'),
    ],
  };
}
