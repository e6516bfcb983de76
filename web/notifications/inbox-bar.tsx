import { CheckCheck, ListChecks, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { notificationSorts } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Segments, Select } from '#web/ui/controls.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { inboxViews, type InboxView } from './inbox-query.ts';
import { useInbox } from './inbox-screen.tsx';

/** Which to show, each with how many there are. */
function Views() {
  const { t, fmt } = useWords();
  const { query, change, total, unread } = useInbox();
  const counts: Record<InboxView, number | undefined> = {
    all: total,
    unread,
    read: total === undefined || unread === undefined ? undefined : Math.max(0, total - unread),
  };
  return (
    <Segments
      legend={t('notifications.views')}
      name="view"
      value={query.view}
      onChange={(view) => change({ view: view as InboxView })}
      options={inboxViews.map((view) => ({
        value: view,
        label: (
          <>
            {t(`notifications.view_${view}`)} {counts[view] === undefined ? null : <span className="ml-1.5 font-normal">{fmt.number(counts[view])}</span>}
          </>
        ),
      }))}
      className="lg:w-90"
    />
  );
}

/** What can be done with those that are chosen; it is in the place of the views. */
function Bulk() {
  const { t } = useWords();
  const { chosen, mark, remove, stopChoosing } = useInbox();
  const [asking, setAsking] = useState(false);
  const removeAll = (): void => {
    setAsking(false);
    remove(chosen);
    stopChoosing();
  };
  return (
    <section
      aria-label={t('notifications.chosen', { count: chosen.length })}
      className="flex min-h-13 flex-1 flex-wrap items-center gap-1 rounded-card bg-sunk px-2"
    >
      <div className="flex items-center justify-between max-lg:w-full lg:mr-auto">
        <output className="px-2 text-ui font-semibold whitespace-nowrap">{t('notifications.chosen', { count: chosen.length })}</output>
        <Button kind="quiet" className="!px-3" aria-label={t('notifications.doneChoosing')} onClick={stopChoosing}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Button
        kind="quiet"
        className="!px-3 max-lg:grow max-lg:basis-2/5"
        onClick={() => {
          mark(chosen);
          stopChoosing();
        }}
      >
        <CheckCheck aria-hidden="true" className="size-5" />
        {t('notifications.markChosen')}
      </Button>
      <Button kind="quiet" className="!px-3 !text-danger max-lg:grow max-lg:basis-2/5" onClick={() => (chosen.length > 1 ? setAsking(true) : removeAll())}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('notifications.removeChosen')}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t('notifications.removeTitle', { count: chosen.length })}
        yes={t('shell.delete')}
        onYes={removeAll}
      >
        {t('notifications.removeText')}
      </Confirm>
    </section>
  );
}

/** Choosing and order, above the list. */
function Tools() {
  const { t } = useWords();
  const { query, change, items = [], chosen, pick, choosing, setChoosing, stopChoosing } = useInbox();
  const isAll = items.length > 0 && chosen.length === items.length;
  return (
    <div className="mt-2 flex items-center justify-between gap-3 lg:contents">
      <Checkbox
        label={t('notifications.chooseAll')}
        checked={isAll}
        onChange={() => pick(isAll ? [] : items)}
        className={`text-ui lg:order-4 lg:-mt-2 lg:w-full lg:pl-6.75 ${choosing ? '' : 'max-lg:!hidden'}`}
      />
      {choosing ? null : (
        <Button kind="quiet" className="-ml-3 !px-3 lg:!hidden" onClick={() => setChoosing(true)}>
          <ListChecks aria-hidden="true" className="size-5" />
          {t('notifications.choose')}
        </Button>
      )}
      {choosing && chosen.length === 0 ? (
        <Button kind="quiet" className="!px-3 lg:!hidden" onClick={stopChoosing}>
          {t('notifications.doneChoosing')}
        </Button>
      ) : null}
      <label className={`w-40 lg:order-3 ${choosing ? 'max-lg:hidden' : ''}`}>
        <span className="sr-only">{t('notifications.order')}</span>
        <Select value={query.sort} onChange={(event) => change({ sort: notificationSorts.find((sort) => sort === event.target.value) ?? 'newest' })}>
          {notificationSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`notifications.order_${sort}`)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}

/** Finding, choosing among views, and, once some are chosen, what can be done with them. */
export function InboxBar() {
  const { t } = useWords();
  const { typed, setTyped, chosen, items = [] } = useInbox();
  return (
    <div className="mt-3 lg:flex lg:flex-wrap lg:items-center lg:gap-3">
      <div className="grid gap-3 lg:contents">
        <search className="lg:order-2 lg:flex-1">
          <TextInput
            type="search"
            value={typed}
            aria-label={t('notifications.find')}
            placeholder={t('notifications.find')}
            autoComplete="off"
            maxLength={limits.search.textMax}
            icon={<Search aria-hidden="true" />}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        {chosen.length > 0 ? <Bulk /> : <Views />}
      </div>
      {items.length > 0 ? <Tools /> : null}
    </div>
  );
}
