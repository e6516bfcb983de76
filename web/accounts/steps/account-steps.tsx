import { useWords } from '#web/platform/language.tsx';

/** Where one is, in words and as bars. */
export function AccountSteps({ names, now }: { names: readonly string[]; now: number }) {
  const { t, fmt } = useWords();
  return (
    <div className="mb-6">
      <p className="m-0 text-ui font-semibold">
        {t('accounts.stepOf', { number: fmt.number(now + 1), total: fmt.number(names.length), name: names[now] ?? '' })}
      </p>
      <div aria-hidden="true" className="mt-2.5 flex gap-2">
        {names.map((name, at) => (
          <span key={name} className={`h-[5px] flex-1 rounded-full ${at === now ? 'bg-clay' : at < now ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}
