// For authorities and rights holders: what to ask for here, what is quicker elsewhere, and what happens then.
import { data } from 'react-router';
import type { CallInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { RichText } from '#web/pages/rich-text.tsx';
import { loadStaticPage } from '#web/pages/load-static-page.ts';
import { StaticPage } from '#web/pages/static-page.tsx';
import { call, CallFailure } from '#web/platform/api.ts';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { visitorApi } from '#web/platform/delivery/page-data.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/legal-request.page.ts';
import { LegalRequestForm, type LegalRequestAnswer } from './legal-request-form.tsx';

export const handle = { cache: { clockMs: tenMinutesMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) =>
  loadStaticPage(context, '/Legal-Requests', ['legalRequests'], (t) => ({ title: t('legalRequests.title'), description: t('legalRequests.description') }));

/** Without scripts the form posts to its page. Never cached. */
export async function action({ context, request }: Route.ActionArgs) {
  const headers = { 'cache-control': 'no-store' };
  const typed = Object.fromEntries([...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  try {
    const { number, answerBy } = await call(visitorApi(context), legalRequests.send, { body: typed as CallInput<typeof legalRequests.send>['body'] });
    return data<LegalRequestAnswer>({ sent: { number, answerBy } }, { headers });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { message, fields } = error;
    return data<LegalRequestAnswer>({ refused: { message, fields, typed } }, { status: error.status < 400 ? 503 : error.status, headers });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function LegalRequestPage({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <StaticPage title={t('legalRequests.title')} lead={t('legalRequests.lead')}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-12">
        <div className="space-y-6 lg:col-start-2">
          <section>
            <h2 className="m-0 mb-2 !text-lg">{t('legalRequests.quickTitle')}</h2>
            <RichText text={t('legalRequests.quick')} />
          </section>
          <section>
            <h2 className="m-0 mb-2 !text-lg">{t('legalRequests.nextTitle')}</h2>
            <RichText text={t('legalRequests.next', { days: limits.legalRequests.answerDays })} />
          </section>
        </div>
        <section className="rounded-card border border-line bg-card p-5 lg:col-start-1 lg:row-start-1 lg:p-6">
          <LegalRequestForm answered={actionData} />
        </section>
      </div>
    </StaticPage>
  );
}
