// Fetched with the last step's form.
import { Registration, registrations, type RegistrationInput } from '#contracts/accounts/registrations.ts';
import { call, type Api } from '#web/platform/api.ts';
import { faultsOf, type Faults } from '#web/platform/calls/form-errors.ts';
import { withOwnWords } from './missing-fields.ts';

/** The form's fields; passwords are never kept. */
export interface Details {
  name: string;
  gender: string;
  birthDate: string;
  phone: string;
}

export type DetailsForm = Details & { password: string; confirmPassword: string };

const body = (ticket: string, form: DetailsForm): RegistrationInput => ({ ...form, registrationToken: ticket }) as RegistrationInput;

/** The first fault of every field. */
export function checkDetails(form: DetailsForm): Faults {
  const checked = Registration.safeParse(body('ticket', form));
  return checked.success ? {} : withOwnWords(faultsOf(checked.error.issues));
}

/** Creates the account and answers its token. Throws CallFailure. */
export const register = async (api: Api, ticket: string, form: DetailsForm): Promise<string> =>
  (await call(api, registrations.register, { body: body(ticket, form) })).userToken;
