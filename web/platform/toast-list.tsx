import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from './language.tsx';
import { dismissToast, type Toast as Message } from './toasts.tsx';

const looks = {
  success: { edge: 'border-l-primary', colour: 'text-primary', icon: CircleCheck },
  error: { edge: 'border-l-danger', colour: 'text-danger', icon: CircleAlert },
  info: { edge: 'border-l-info', colour: 'text-info', icon: Info },
};

const way = 'inline-flex min-h-11 items-center font-semibold text-link';

/** The messages of platform/toasts, one that leads somewhere for twice as long, while what can be undone is done after as long as ever; the clock stops under the pointer and while one has the focus. */
export default function ToastList({ toasts }: { toasts: readonly Message[] }) {
  const { t } = useWords();
  return (
    <Toast.Provider duration={limits.screen.toastMs} swipeDirection="up" label={t('shell.notices')}>
      {toasts.map(({ id, kind, text, action }) => {
        const { edge, colour, icon: Icon } = looks[kind];
        return (
          <Toast.Root
            key={id}
            type={kind === 'error' ? 'foreground' : 'background'}
            {...(action && 'to' in action ? { duration: 2 * limits.screen.toastMs } : {})}
            onOpenChange={(open) => open || dismissToast(id)}
            className={`flex min-h-13 items-center gap-3 rounded-control border-l-4 bg-raised py-1 pr-1 pl-4 text-ui shadow-float ${edge}`}
          >
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
            <div className="flex-1 py-2">
              <Toast.Description>{text}</Toast.Description>
              {action ? (
                <Toast.Action asChild altText={action.label}>
                  {'to' in action ? (
                    <Link to={action.to} className={way}>
                      {action.label}
                    </Link>
                  ) : (
                    <button type="button" onClick={action.onPress} className={way}>
                      {action.label}
                    </button>
                  )}
                </Toast.Action>
              ) : null}
            </div>
            <Toast.Close aria-label={t('shell.dismiss')} className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunk">
              <X aria-hidden="true" className="size-5" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        label={t('shell.notices')}
        className="fixed top-3 left-1/2 z-40 m-0 flex w-[min(92vw,460px)] -translate-x-1/2 list-none flex-col gap-2 p-0 outline-none"
      />
    </Toast.Provider>
  );
}
