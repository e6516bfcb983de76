// Addresses that get no more email, and the way to take one off the list.
import { mailStops, type StoppedAddress } from '#contracts/notices/mail-stops.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { type Api, call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { search, staffList } from '#web/staff/kit/filters.ts';
import { Row } from '#web/staff/kit/row.tsx';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/mail-stops.page.ts';

export const handle = { cache: false };

const list = staffList(mailStops.list, { q: search((t) => t('members.mailFind')) });

export const loader = staffLoader('members', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('members.mailTitle'));
export const HydrateFallback = StaffSkeleton;

function StopRow({ stop, onLift }: { stop: StoppedAddress; onLift: () => void }) {
  const { t, fmt } = useWords();
  return (
    <Row
      title={<span className="wrap-anywhere">{stop.address}</span>}
      tags={<Tag tone={stop.reason === 'complaint' ? 'red' : 'gold'}>{t(`members.mailReason_${stop.reason}`)}</Tag>}
      actions={
        <Button kind="outline" onClick={onLift}>
          {t('members.mailLift')}
        </Button>
      }
    >
      <p className="m-0 text-small text-muted">
        {fmt.dateTime(stop.at)}
        {stop.status ? ` · ${stop.status}` : null}
      </p>
    </Row>
  );
}

function LiftStop({ stop, onClose, onDone }: { stop: StoppedAddress; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const lift = (api: Api, id: string) => call(api, mailStops.lift, { params: { id } });
  // Read again also where it was refused: then a colleague has lifted it.
  const { busy, act } = useConfirmed(lift, { done: t('members.mailLifted'), onClose: onDone });
  return (
    <Confirm onClose={onClose} kind="primary" title={t('members.mailLiftTitle')} yes={t('members.mailLift')} busy={busy} onYes={() => act(stop._id)}>
      {t(`members.mailLiftText_${stop.reason}`, { address: stop.address })}
    </Confirm>
  );
}

export default function MailStopsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { asked, ask, dialog } = useAsked<StoppedAddress>();
  return (
    <>
      <ListPage
        title={t('members.mailTitle')}
        lead={t('members.mailLead')}
        list={list}
        answer={answer}
        empty={t('members.mailEmpty')}
        failed={t('members.mailFailed')}
        row={(stop) => <StopRow key={stop._id} stop={stop} onLift={() => ask(stop)} />}
      />
      {asked ? <LiftStop stop={asked} {...dialog} /> : null}
    </>
  );
}
