import { useState } from 'react';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Buttons } from './buttons.tsx';
import { Boxes, Chosen } from './controls.tsx';
import { FormPieces } from './form-pieces.tsx';
import { hardWords, tallest } from './hard-words.ts';
import { Sample, Samples } from './sample.tsx';
import { Marks, Messages } from './signs.tsx';

function Sheets() {
  const { t } = useWords();
  const [open, setOpen] = useState<'sheet' | 'dialog'>();
  const close = (): void => setOpen(undefined);
  const texts = Object.values(hardWords).map((text) => <p key={text}>{text}</p>);
  return (
    <Samples title="Sheet">
      <Sample name="sheet opener">
        <Button kind="outline" onClick={() => setOpen('sheet')}>
          sheet
        </Button>
        <Sheet
          kind="sheet"
          open={open === 'sheet'}
          onClose={close}
          title={tallest}
          closeLabel={t('shell.close')}
          footer={<Button onClick={close}>{t('shell.close')}</Button>}
        >
          {texts}
        </Sheet>
      </Sample>
      <Sample name="dialog opener">
        <Button kind="outline" onClick={() => setOpen('dialog')}>
          dialog
        </Button>
        <Confirm open={open === 'dialog'} title={tallest} yes={tallest} onClose={close} onYes={close}>
          {texts}
        </Confirm>
      </Sample>
    </Samples>
  );
}

const headings = ['h1', 'h2', 'h3'] as const;

function Texts() {
  return (
    <Samples title="Text">
      {headings.map((Heading) => (
        <Sample key={Heading} name={`text ${Heading}`} wide>
          {Object.values(hardWords).map((text) => (
            <Heading key={text} className="m-0">
              {text}
            </Heading>
          ))}
        </Sample>
      ))}
      {Object.entries(hardWords).map(([kind, text]) => (
        <Sample key={kind} name={`text ${kind}`}>
          <p className="m-0">{text}</p>
          <p className="m-0 text-small">{text}</p>
        </Sample>
      ))}
    </Samples>
  );
}

/** Every piece of web/ui and web/forms in its states, with the words that are hardest to set. */
export function Styleguide() {
  const { t } = useWords();
  const [label, error] = [t('shell.savedPosts'), t('errors.notice_noResponse')];
  return (
    <div className="mx-auto max-w-page px-4 lg:px-10" style={{ paddingBlock: 24 }}>
      <p className="m-0 text-muted" lang="en">
        Every piece in its states. Language and theme are switched above.
      </p>
      <Texts />
      <Buttons label={label} />
      <Boxes label={label} error={error} />
      <Chosen label={label} />
      <FormPieces label={label} error={error} />
      <Messages label={label} />
      <Marks label={label} />
      <Sheets />
    </div>
  );
}
