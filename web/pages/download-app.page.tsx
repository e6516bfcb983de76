import { ChevronDown, Smartphone } from 'lucide-react';
import { dayMs } from '#contracts/durations.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/download-app.page.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { loadStaticPage } from './load-static-page.ts';
import { RichLine, RichText } from './rich-text.tsx';
import { installBrowsers } from './install-browser.ts';
import { InstallDrawing } from './install-drawing.tsx';
import { type Install, useInstall } from './use-install.ts';
import { StaticPage } from './static-page.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export function loader({ context }: Route.LoaderArgs) {
  const words = loadStaticPage(context, '/DownloadApp', ['install'], (t) => ({ title: t('install.title'), description: t('install.description') }));
  return { ...words, address: context.get(pageServices).publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ByItself({ start, done, browser }: Install) {
  const { t } = useWords();
  if (done)
    return (
      <output className="mb-6 block">
        <Notice tone="green">{t(done === 'now' ? 'install.done' : 'install.already')}</Notice>
      </output>
    );
  if (browser === 'inApp')
    return (
      <div className="mb-6">
        <Notice tone="gold">{t('install.inAppFirst')}</Notice>
      </div>
    );
  if (!start) return null;
  return (
    <div className="mb-6 flex flex-col gap-3 rounded-card bg-primary-tint p-5 sm:flex-row sm:items-center">
      <p className="m-0 flex-1">{t('install.buttonText')}</p>
      <Button onClick={start}>
        <Smartphone aria-hidden="true" className="size-5" />
        {t('install.button')}
      </Button>
    </div>
  );
}

function Steps({ own }: { own: Install['browser'] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="steps" className="mt-8 lg:mt-0">
      <h2 id="steps" className="m-0">
        {t('install.stepsTitle')}
      </h2>
      <p className="mt-1 mb-3 text-muted">{t('install.stepsText')}</p>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        {installBrowsers.map((browser) => (
          <details
            key={browser}
            name="browser"
            open={browser === own}
            className="group border-b border-line last:border-b-0 print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="control flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2.5 font-semibold hover:bg-sunk lg:px-5 [&::-webkit-details-marker]:hidden">
              <span className="flex-1">{t(`install.b_${browser}`)}</span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
            </summary>
            <div className="px-4 pb-4 lg:flex lg:items-center lg:gap-6 lg:px-5">
              <InstallDrawing browser={browser} />
              <RichText text={t(`install.b_${browser}_steps`)} ordered />
            </div>
          </details>
        ))}
      </div>
      <p className="mt-3 mb-0 text-small text-muted">
        <RichLine text={t('install.note')} />
      </p>
    </section>
  );
}

/** What one gets: two of its screens, as phones show them. */
function Screens({ className }: { className: string }) {
  const { t, lng } = useWords();
  // No one who saves data misses them.
  if (useDataSaver()) return null;
  return (
    <div className={`justify-center gap-4 rounded-panel bg-primary-tint px-5 pt-7 sm:gap-8 print:hidden ${className}`}>
      {(['home', 'detail'] as const).map((name) => (
        <div key={name} className="max-w-48 min-w-0 flex-1 overflow-hidden rounded-t-[22px] border-x-[5px] border-t-[5px] border-ink even:mt-9">
          <img
            src={`/screenshots/${name}-${lng}-phone.webp`}
            alt={t(name === 'home' ? 'install.screenHome' : 'install.screenPost')}
            width={540}
            height={1170}
            loading="lazy"
            className="block aspect-3/5 h-auto w-full object-cover object-top"
          />
        </div>
      ))}
    </div>
  );
}

/** A QR code for the camera of another phone. */
function Code({ address, className }: { address: string; className: string }) {
  const { t } = useWords();
  return (
    <section className={`flex-col items-center gap-4 rounded-card border border-line bg-card p-5 text-center sm:flex-row sm:gap-6 sm:text-left ${className}`}>
      <img src="/qr.svg" alt={t('install.qrAlt', { address })} width={200} height={200} className="size-50 shrink-0 rounded-tag bg-white" />
      <div>
        <h2 className="m-0 !text-lg">{t('install.qrTitle')}</h2>
        <p className="m-0 mt-1">{t('install.qrText')}</p>
      </div>
    </section>
  );
}

export default function DownloadAppPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const install = useInstall();
  return (
    <StaticPage title={t('install.title')} lead={t('install.lead')}>
      <ByItself {...install} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="flex flex-col gap-8 lg:order-2">
          <section>
            <h2 className="m-0 mb-2">{t('install.gainsTitle')}</h2>
            <RichText text={t('install.gains')} />
          </section>
          <Screens className="flex" />
          <Code address={loaderData.address} className="hidden lg:flex" />
          <section className="hidden lg:block">
            <h2 className="m-0 mb-1 !text-lg">{t('install.appTitle')}</h2>
            <p className="m-0 text-muted">{t('install.appText')}</p>
          </section>
        </div>
        <Steps own={install.browser} />
        <Code address={loaderData.address} className="mt-8 flex lg:hidden" />
        <section className="mt-8 lg:hidden">
          <h2 className="m-0 mb-1 !text-lg">{t('install.appTitle')}</h2>
          <p className="m-0 text-muted">{t('install.appText')}</p>
        </section>
      </div>
    </StaticPage>
  );
}
