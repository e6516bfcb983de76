import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/catalogue.ts';
import { show } from '#web/testing/show.tsx';
import { documentIds, type DocumentId } from './document-list.ts';
import { DocumentItem } from './document-item.tsx';
import { DocumentsProgress } from './documents-progress.tsx';
import { documentKinds, documentsHref, kindOfPath } from './paths.ts';
import { setTicks, useTicks } from './ticks.ts';

beforeEach(() => localStorage.clear());

function Rent() {
  const ticked = useTicks('rent');
  const tick = (id: DocumentId, on: boolean): void => setTicks('rent', on ? [...ticked, id] : [...ticked].filter((one) => one !== id));
  return (
    <>
      <DocumentsProgress kind="rent" ticked={ticked} />
      <ul>
        {documentIds('rent').map((id) => (
          <DocumentItem key={id} id={id} ticked={ticked.has(id)} onTick={(on) => tick(id, on)} />
        ))}
      </ul>
    </>
  );
}

const total = documentIds('rent').length;

describe('the list of papers', () => {
  test('says how far one is, and keeps it on the device', async () => {
    const { user, t } = show(<Rent />);
    await user.click(screen.getByRole('checkbox', { name: t('documents.receipt') }));
    expect(screen.getByText(t('documents.progressSaid', { done: '1', total: String(total) }))).toBeTruthy();
    expect(localStorage.getItem('documents-rent')).toBe('["receipt"]');
    await user.click(screen.getByText(t('documents.advance')));
    expect(localStorage.getItem('documents-rent')).toBe('["receipt","advance"]');
    await user.click(screen.getByRole('checkbox', { name: t('documents.receipt') }));
    expect(localStorage.getItem('documents-rent')).toBe('["advance"]');
  });

  test('ticks that were reset come back', async () => {
    localStorage.setItem('documents-rent', '["receipt","advance"]');
    const { user, t } = show(<Rent />, { lng: 'bn' });
    await user.click(screen.getByRole('button', { name: t('documents.reset') }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('documents.undo') }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(screen.getByText('১৩টির মধ্যে ২টি মেলানো হয়েছে')).toBeTruthy();
  });

  test('what is stored and no list of ours is left out', () => {
    localStorage.setItem('documents-rent', '["receipt","deed",7]');
    show(<Rent />);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  test('each paper says where to get it and what to check', () => {
    const { t } = show(<Rent />);
    const item = screen.getByText(t('documents.contract')).closest('li') as HTMLElement;
    expect(within(item).getByText(t('documents.contract_where'))).toBeTruthy();
    expect(within(item).getByText(t('documents.contract_check'))).toBeTruthy();
  });
});

test('a browser that stores nothing still shows the ticks', async () => {
  const refuse = (): never => {
    throw new DOMException('blocked');
  };
  const { getItem, setItem } = Storage.prototype;
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  try {
    const { user, t } = show(<Rent />);
    await user.click(screen.getByRole('checkbox', { name: t('documents.visit') }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('documents.visit') }).checked).toBe(true);
  } finally {
    Object.assign(Storage.prototype, { getItem, setItem });
    setTicks('rent', []);
  }
});

test('every paper is of some list, and no list has one twice', () => {
  const all = documentKinds.flatMap((kind) => documentIds(kind));
  for (const kind of documentKinds) expect(new Set(documentIds(kind)).size).toBe(documentIds(kind).length);
  const named = Object.keys(catalogue.bn.documents).filter((key) => key.endsWith('_what'));
  expect(new Set(all).size).toBe(named.length);
});

test('the address names the list in any letter case', () => {
  for (const kind of documentKinds) expect([kindOfPath(documentsHref(kind)), kindOfPath(documentsHref(kind).toUpperCase())]).toEqual([kind, kind]);
});
