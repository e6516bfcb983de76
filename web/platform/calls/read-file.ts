import { CallFailure, type Api } from '#web/platform/api.ts';
import { askStepUp } from './ask-step-up.ts';

/** A file of staff's. It is fetched with the token, which no link carries; asks for the password again where it has to. Throws CallFailure. */
export async function readFile({ token, lng }: Api, path: string, query: Readonly<Record<string, string | undefined>>): Promise<Blob> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': lng };
  const ask = (): Promise<Response | undefined> => fetch(`${path}?${params}`, { headers }).catch(() => undefined);
  const failureOf = async (answer: Response | undefined): Promise<CallFailure> =>
    new CallFailure(answer?.status ?? 0, (await answer?.json().catch(() => undefined)) as object | undefined, { lng });
  let answer = await ask();
  if (answer?.ok) return answer.blob();
  const failure = await failureOf(answer);
  if (failure.code !== 'STEP_UP_REQUIRED' || !(await askStepUp())) throw failure;
  answer = await ask();
  if (!answer?.ok) throw await failureOf(answer);
  return answer.blob();
}
