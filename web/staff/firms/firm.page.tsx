// One design firm as staff write it, with what its owner has asked to change beside.
import { useFormContext } from 'react-hook-form';
import { firmServices, workStages } from '#contracts/offers/building-enums.ts';
import { budgetTiers, interiorCategories } from '#contracts/enums.ts';
import { FirmFields, type StaffFirm } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { DigitsBox } from '#web/forms/digits-box.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/kit/staff-answer.tsx';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/firm.page.ts';
import { numberIn } from '#web/staff/kit/filters.ts';
import { ofNumber, staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { firmForm, type FirmForm, firmInput } from './firm-form.ts';
import { Chooser } from '#web/staff/kit/chooser.tsx';
import { FoldedRows } from '#web/staff/kit/folded-rows.tsx';
import { BothBoxes, Checks, Part, Pick, RowCount } from '#web/staff/kit/form-parts.tsx';
import { readFirm, saveFirm, withdrawFirm } from '#web/staff/listing-calls.ts';
import { LongForm } from '#web/staff/kit/long-form.tsx';
import { type Held, PictureField, UploadButton } from '#web/staff/kit/picture-field.tsx';

export const handle = { cache: false };

export const loader = staffLoader('staffFirms', 'forms', 'areas');
export const clientLoader = staffClientLoader(async (api, { params: { PostID } }) => ofNumber(PostID, (number) => readFirm(api, number)));
export const meta = staffMeta((t) => t('staffFirms.firmsTitle'));
export const HydrateFallback = StaffSkeleton;

/** What the owner has sent: shown whole, and brought into the form by one press. */
function Draft({ draft }: { draft: NonNullable<StaffFirm['draft']> }) {
  const { t, fmt } = useWords();
  const { setValue } = useFormContext<FirmForm>();
  const takeOver = (): void => {
    const change = { shouldDirty: true };
    setValue('about', draft.about, change);
    setValue('services', draft.services, change);
    setValue('startingPrice', draft.startingPrice ?? { bn: '', en: '' }, change);
    setValue('address', draft.address ?? '', change);
    setValue('phone', draft.phone, change);
    showToast('success', t('staffFirms.takenOver'));
  };
  const rows = [
    [t('staff.inBn', { label: t('staffFirms.about') }), draft.about.bn],
    [t('staff.inEn', { label: t('staffFirms.about') }), draft.about.en],
    [t('staffFirms.services'), fmt.list(draft.services.map((service) => t(`enums.firmService_${service}`)))],
    [t('staffFirms.startingPrice'), draft.startingPrice ? `${draft.startingPrice.bn} · ${draft.startingPrice.en}` : '—'],
    [t('staffFirms.address'), draft.address ?? '—'],
    [t('staffFirms.phone'), fmt.phone(draft.phone)],
  ] as const;
  return (
    <Notice tone="info">
      <p className="m-0 font-semibold">{t('staffFirms.draftTitle')}</p>
      <p className="m-0">{t('staffFirms.draftText', { time: fmt.dateTime(draft.at) })}</p>
      <dl className="my-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="outline" onClick={takeOver}>
        {t('staffFirms.takeOver')}
      </Button>
    </Notice>
  );
}

interface Opens {
  /** Whether its parts are open at first. */
  open: boolean;
}

function Texts({ open }: Opens) {
  const { t } = useWords();
  return (
    <>
      <Part title={t('staffFirms.partTexts')} open>
        <BothBoxes name="name" label={t('staffFirms.title')} />
        <BothBoxes name="about" label={t('staffFirms.about')} rows={6} />
      </Part>
      <Part title={t('staffFirms.partWork')} open={open}>
        <Checks name="categories" label={t('staffFirms.categories')} options={interiorCategories} labelOf={(one) => t(`enums.interiorCategory_${one}`)} />
        <Checks name="tiers" label={t('staffFirms.tiers')} options={budgetTiers} labelOf={(one) => t(`enums.budgetTier_${one}`)} />
        <Checks name="services" label={t('staffFirms.services')} options={firmServices} labelOf={(one) => t(`enums.firmService_${one}`)} />
        <BothBoxes name="startingPrice" label={t('staffFirms.startingPrice')} note={t('shell.optional')} />
        <DigitsBox name="since" label={t('staffFirms.sinceYear')} kind="numeric" note={t('shell.optional')} />
      </Part>
    </>
  );
}

function Contact({ owner, open }: Opens & { owner: StaffFirm['owner'] | undefined }) {
  const { t, lng } = useWords();
  const { user } = useSession();
  const areas = useAreas();
  const districts = areas.state === 'ready' ? areas.tree.district : [];
  return (
    <Part title={t('staffFirms.partContact')} open={open}>
      <AreaFields className="grid grid-cols-1 gap-4 sm:grid-cols-3" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextBox name="address" label={t('staffFirms.address')} note={t('shell.optional')} />
        <DigitsBox name="phone" label={t('staffFirms.phone')} kind="tel" />
        {user?.role === 'admin' ? (
          <TextBox
            name="owner"
            label={t('staffFirms.owner')}
            note={t('shell.optional')}
            hint={owner ? t('staffFirms.ownerIs', { name: owner.name }) : undefined}
          />
        ) : owner ? (
          <p className="m-0 self-center text-muted">{t('staffFirms.ownerIs', { name: owner.name })}</p>
        ) : null}
      </div>
      <Chooser
        name="areasServed"
        label={t('staffFirms.areasServed')}
        add={t('staffFirms.addDistrict')}
        options={districts.map((district) => ({ id: district.id, text: district[lng] }))}
      />
    </Part>
  );
}

const stages = ['none', ...workStages] as const;

type Shown = FirmForm['gallery'][number];

function Gallery({ open }: Opens) {
  const { t, lng } = useWords();
  const { getValues, setValue } = useFormContext<FirmForm>();
  const add = (pictures: Held[]): void => {
    const had = getValues('gallery');
    const fresh = pictures.filter(({ id }) => had.every((one) => one.id !== id));
    setValue('gallery', [...had, ...fresh.map((picture) => ({ ...picture, category: 'home', caption: { bn: '', en: '' }, stage: 'none' }))], {
      shouldDirty: true,
    });
  };
  return (
    <>
      <Part title={t('staffFirms.partPictures')} open={open}>
        <PictureField name="logo" label={t('staffFirms.logo')} max={1} />
        <PictureField name="cover" label={t('staffFirms.cover')} max={1} />
      </Part>
      <Part title={t('staffFirms.partGallery')} open={open} note={<RowCount name="gallery" />}>
        <FoldedRows
          name="gallery"
          heads={[t('staffFirms.partPictures'), t('staffFirms.category'), t('staffFirms.caption')]}
          cells={({ src, category, caption }: Shown) => {
            const known = interiorCategories.find((one) => one === category);
            return [
              <img key="picture" src={src} alt="" loading="lazy" className="h-10 w-14 rounded-tag bg-sunk object-cover" />,
              known ? t(`enums.interiorCategory_${known}`) : category,
              caption[lng],
            ];
          }}
        >
          {(at) => (
            <>
              <img
                src={getValues(`gallery.${at}.src`)}
                alt={t('staff.picture', { number: at + 1 })}
                loading="lazy"
                className="h-24 w-32 rounded-control bg-sunk object-cover"
              />
              <Pick
                name={`gallery.${at}.category`}
                label={t('staffFirms.category')}
                options={interiorCategories}
                labelOf={(one) => t(`enums.interiorCategory_${one}`)}
              />
              <Pick name={`gallery.${at}.stage`} label={t('staffFirms.workStage')} options={stages} labelOf={(one) => t(`staffFirms.workStage_${one}`)} />
              <div className="sm:col-span-3">
                <BothBoxes name={`gallery.${at}.caption`} label={t('staffFirms.caption')} note={t('shell.optional')} />
              </div>
            </>
          )}
        </FoldedRows>
        <UploadButton max={limits.interiors.uploadMax} onUploaded={add} />
      </Part>
    </>
  );
}

export default function FirmPage({ loaderData: { answer }, params }: Route.ComponentProps) {
  const { t, lng } = useWords();
  const number = numberIn(params.PostID);
  if (!answer?.ok) return <TryAgain text={t('staff.oneFailed')} />;
  const known = answer.value;
  const isNew = number === undefined;
  return (
    <div className="mx-auto max-w-5xl">
      <LongForm
        key={`${number ?? ''} ${known?.lastUpdated ?? ''}`}
        title={known ? known.companyName[lng] : t('staffFirms.firmNew')}
        type="interior"
        list="/admin/interiors"
        PostID={number}
        listed={known?.listed ?? false}
        given={firmForm(known)}
        schema={FirmFields}
        clean={firmInput}
        save={saveFirm}
        withdraw={withdrawFirm}
      >
        {known?.draft ? <Draft draft={known.draft} /> : null}
        <Texts open={isNew} />
        <Contact owner={known?.owner} open={isNew} />
        <Gallery open={isNew} />
      </LongForm>
    </div>
  );
}
