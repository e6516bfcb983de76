import { tenantKinds } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { described } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FieldGroup, type Fields } from './field-parts.tsx';

/** What homes to rent alone are asked for: who will live there, and by when it must be empty. */
export function TenantFilters({ id, form, errors }: Fields) {
  const { t } = useWords();
  const chosen = form.params.getAll('tenants');
  return (
    <>
      <FieldGroup legend={t('search.tenants')} id={`${id}-tenants`} error={errors['tenants']}>
        <div className="-my-1 flex flex-wrap gap-x-2">
          {tenantKinds.map((value) => (
            <ChoiceChip key={value} kind="checkbox" name="tenants" value={value} label={t(`enums.tenant_${value}`)} defaultChecked={chosen.includes(value)} />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={t('search.availableBy')} id={`${id}-availableBy`} error={errors['availableBy']}>
        <TextInput
          {...described(`${id}-availableBy`, errors['availableBy'])}
          type="date"
          name="availableBy"
          aria-label={t('search.availableBy')}
          defaultValue={form.params.get('availableBy') ?? ''}
        />
      </FieldGroup>
    </>
  );
}
