import { Search } from 'lucide-react';
import { Button, ButtonLink, type ButtonKind } from '#web/ui/button.tsx';
import { hardWords, tallest } from './hard-words.ts';
import { Sample, Samples } from './sample.tsx';

const kinds: readonly ButtonKind[] = ['primary', 'outline', 'quiet', 'danger'];

export function Buttons({ label }: { label: string }) {
  return (
    <Samples title="Button">
      {kinds.map((kind) => (
        <Sample key={kind} name={`button ${kind}`}>
          <Button kind={kind}>{label}</Button>
        </Sample>
      ))}
      {kinds.map((kind) => (
        <Sample key={kind} name={`button ${kind} hover`} force="hover">
          <Button kind={kind}>{label}</Button>
        </Sample>
      ))}
      {kinds.map((kind) => (
        <Sample key={kind} name={`button ${kind} focus`} force="focus">
          <Button kind={kind}>{label}</Button>
        </Sample>
      ))}
      {kinds.map((kind) => (
        <Sample key={kind} name={`button ${kind} disabled`}>
          <Button kind={kind} disabled>
            {label}
          </Button>
        </Sample>
      ))}
      <Sample name="button busy">
        <Button disabled aria-busy="true">
          {label}
        </Button>
      </Sample>
      <Sample name="button with icon">
        <Button kind="outline">
          <Search aria-hidden="true" className="size-5" />
          {tallest}
        </Button>
      </Sample>
      <Sample name="button long">
        <Button>{hardWords.long}</Button>
      </Sample>
      <Sample name="button link">
        <ButtonLink to="/styleguide">{hardWords.yaPhala}</ButtonLink>
      </Sample>
    </Samples>
  );
}
