// The styleguide without a server, for its pictures: `?lng=bn`.
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { defaultLanguage, isLanguage } from '#i18n/language.ts';
import { Words } from '#web/platform/language.tsx';
import '#web/styles/base.css';
import { Styleguide } from '#web/styleguide/styleguide.tsx';

const wanted = new URLSearchParams(location.search).get('lng');
const lng = isLanguage(wanted) ? wanted : defaultLanguage;
document.documentElement.lang = lng;
document.documentElement.dataset['theme'] = 'light';
const words = { t: translatorOf(lng), fmt: formatter(lng), lng, now: new Date().toISOString() };

const Stub = createRoutesStub([{ path: '*', Component: Styleguide }]);
createRoot(document.body).render(
  <Words value={words}>
    <Stub initialEntries={['/styleguide']} />
  </Words>,
);
