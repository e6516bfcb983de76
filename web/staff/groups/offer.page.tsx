// One group building as staff write it: its texts, prices, ledger, milestones, documents and pictures, in one long form.
import { documentKinds, documentStates, groupStages, milestoneKinds, milestoneStates, planApprovals, shareStates } from '#contracts/offers/building-enums.ts';
import { facilities } from '#contracts/enums.ts';
import { GroupFields, type StaffGroup } from '#contracts/offers/groups.ts';
import { limits } from '#contracts/limits.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/kit/staff-answer.tsx';
import { useWords } from '#web/platform/language.tsx';
import { middleOf } from '#web/reviews/job-month.ts';
import type { Route } from './+types/offer.page.ts';
import { numberIn } from '#web/staff/kit/filters.ts';
import { ofNumber, staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { DateParts } from '#web/staff/kit/date-parts.tsx';
import { FoldedRows } from '#web/staff/kit/folded-rows.tsx';
import { BothBoxes, Checks, Part, Pick, RowCount } from '#web/staff/kit/form-parts.tsx';
import { NumberField } from '#web/staff/kit/number-field.tsx';
import { readOffer, saveOffer, withdrawOffer } from '#web/staff/listing-calls.ts';
import { LongForm } from '#web/staff/kit/long-form.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { BuildingNote, PlaceNote, PriceNote } from './offer-notes.tsx';
import { newDocument, newMilestone, newShare, type OfferForm, offerForm, offerInput } from './offer-form.ts';
import { PictureField } from '#web/staff/kit/picture-field.tsx';

export const handle = { cache: false };

export const loader = staffLoader('staffFirms', 'forms', 'areas');
export const clientLoader = staffClientLoader(async (api, { params: { PostID } }) => ofNumber(PostID, (number) => readOffer(api, number)));
export const meta = staffMeta((t) => t('staffFirms.groupsTitle'));
export const HydrateFallback = StaffSkeleton;

interface Opens {
  /** Whether its parts are open at first. */
  open: boolean;
}

function Texts({ open }: Opens) {
  const { t } = useWords();
  return (
    <Part title={t('staffFirms.partTexts')} open={open}>
      <BothBoxes name="title" label={t('staffFirms.title')} rows={1} />
      <BothBoxes name="about" label={t('staffFirms.about')} rows={6} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextBox name="developBy" label={t('staffFirms.developBy')} />
        <Pick name="stage" label={t('staffFirms.stage')} options={groupStages} labelOf={(one) => t(`enums.groupStage_${one}`)} />
      </div>
    </Part>
  );
}

const buildingFields = ['landSqft', 'roadWidthFt', 'storeys', 'flatSizeMin', 'flatSizeMax'] as const;

interface BuildingProps extends Opens {
  known: StaffGroup | undefined;
}

function Building({ open, known }: BuildingProps) {
  const { t } = useWords();
  return (
    <>
      <Part title={t('staffFirms.partPlace')} open={open} note={<PlaceNote known={known} />}>
        <AreaFields className="grid grid-cols-1 gap-4 sm:grid-cols-3" />
        <TextBox name="location" label={t('staffFirms.location')} note={t('shell.optional')} />
      </Part>
      <Part title={t('staffFirms.partBuilding')} open={open} note={<BuildingNote />}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {buildingFields.map((name) => (
            <NumberField
              key={name}
              name={name}
              kind={name === 'storeys' || name === 'roadWidthFt' ? 'count' : 'area'}
              label={t(`staffFirms.${name}`)}
              note={name === 'roadWidthFt' ? t('shell.optional') : undefined}
            />
          ))}
          <Pick name="planApproval" label={t('staffFirms.planApproval')} options={planApprovals} labelOf={(one) => t(`enums.planApproval_${one}`)} />
          <DateParts name="constructionStart" label={t('staffFirms.constructionStart')} type="month" />
          <DateParts name="handover" label={t('staffFirms.handover')} type="month" />
        </div>
        <Checks name="facilities" label={t('staffFirms.partFacilities')} options={facilities} labelOf={(one) => t(`enums.facility_${one}`)} />
      </Part>
    </>
  );
}

const priceFields = [
  ['price.land', 'priceLand'],
  ['price.construction', 'priceConstruction'],
  ['price.approval', 'priceApproval'],
  ['booking', 'booking'],
  ['landInstalments', 'landInstalments'],
  ['buildInstalments', 'buildInstalments'],
] as const;

function Prices({ open }: Opens) {
  const { t } = useWords();
  return (
    <Part title={t('staffFirms.partPrice')} open={open} note={<PriceNote />}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {priceFields.map(([name, label]) => (
          <NumberField key={name} name={name} kind={name.endsWith('Instalments') ? 'count' : 'money'} label={t(`staffFirms.${label}`)} />
        ))}
      </div>
    </Part>
  );
}

const shareTones = { open: 'green', held: 'gold', confirmed: 'plain' } as const;

function Ledger({ open }: Opens) {
  const { t, fmt } = useWords();
  return (
    <Part title={t('staffFirms.partLedger')} open={open} note={<RowCount name="ledger" />}>
      <FoldedRows
        name="ledger"
        heads={[t('staffFirms.state'), t('staffFirms.occupation'), t('staffFirms.since')]}
        another={() => newShare}
        cells={({ state, occupation, since }: OfferForm['ledger'][number]) => {
          const known = shareStates.find((one) => one === state) ?? 'open';
          return [
            <Tag key="state" tone={shareTones[known]}>
              {t(`enums.shareState_${known}`)}
            </Tag>,
            occupation,
            since ? fmt.date(since) : '',
          ];
        }}
      >
        {(at) => (
          <>
            <Pick name={`ledger.${at}.state`} label={t('staffFirms.state')} options={shareStates} labelOf={(one) => t(`enums.shareState_${one}`)} />
            <TextBox name={`ledger.${at}.occupation`} label={t('staffFirms.occupation')} />
            <DateParts name={`ledger.${at}.since`} label={t('staffFirms.since')} type="date" />
          </>
        )}
      </FoldedRows>
    </Part>
  );
}

const milestoneTones = { planned: 'plain', current: 'gold', done: 'green' } as const;

function Milestones({ open }: Opens) {
  const { t, fmt } = useWords();
  return (
    <Part title={t('staffFirms.partMilestones')} open={open} note={<RowCount name="milestones" />}>
      <FoldedRows
        name="milestones"
        heads={[t('staffFirms.kind'), t('staffFirms.month'), t('staffFirms.state')]}
        another={() => newMilestone}
        cells={({ kind, state, month }: OfferForm['milestones'][number]) => {
          const [what, how] = [milestoneKinds.find((one) => one === kind), milestoneStates.find((one) => one === state) ?? 'planned'];
          return [
            what ? t(`enums.milestone_${what}`) : kind,
            month ? fmt.monthYear(middleOf(month)) : '',
            <Tag key="state" tone={milestoneTones[how]}>
              {t(`enums.milestoneState_${how}`)}
            </Tag>,
          ];
        }}
      >
        {(at) => (
          <>
            <Pick name={`milestones.${at}.kind`} label={t('staffFirms.kind')} options={milestoneKinds} labelOf={(one) => t(`enums.milestone_${one}`)} />
            <Pick name={`milestones.${at}.state`} label={t('staffFirms.state')} options={milestoneStates} labelOf={(one) => t(`enums.milestoneState_${one}`)} />
            <DateParts name={`milestones.${at}.month`} label={t('staffFirms.month')} type="month" />
            <div className="sm:col-span-3">
              <BothBoxes name={`milestones.${at}.note`} label={t('staffFirms.noteText')} />
            </div>
            <div className="sm:col-span-3">
              <PictureField name={`milestones.${at}.image`} label={t('staffFirms.partPictures')} max={1} />
            </div>
          </>
        )}
      </FoldedRows>
    </Part>
  );
}

const documentTones = { seen: 'green', submitted: 'gold', missing: 'plain' } as const;

function Documents({ open }: Opens) {
  const { t, fmt } = useWords();
  return (
    <Part title={t('staffFirms.partDocuments')} open={open} note={<RowCount name="documents" />}>
      <FoldedRows
        name="documents"
        heads={[t('staffFirms.kind'), t('staffFirms.seenOn'), t('staffFirms.state')]}
        another={() => newDocument}
        cells={({ kind, state, seenOn }: OfferForm['documents'][number]) => {
          const [what, how] = [documentKinds.find((one) => one === kind), documentStates.find((one) => one === state) ?? 'missing'];
          return [
            what ? t(`enums.document_${what}`) : kind,
            seenOn ? fmt.date(seenOn) : '',
            <Tag key="state" tone={documentTones[how]}>
              {t(`enums.documentState_${how}`)}
            </Tag>,
          ];
        }}
      >
        {(at) => (
          <>
            <Pick name={`documents.${at}.kind`} label={t('staffFirms.kind')} options={documentKinds} labelOf={(one) => t(`enums.document_${one}`)} />
            <Pick name={`documents.${at}.state`} label={t('staffFirms.state')} options={documentStates} labelOf={(one) => t(`enums.documentState_${one}`)} />
            <DateParts name={`documents.${at}.seenOn`} label={t('staffFirms.seenOn')} type="date" />
          </>
        )}
      </FoldedRows>
    </Part>
  );
}

export default function OfferPage({ loaderData: { answer }, params }: Route.ComponentProps) {
  const { t, lng } = useWords();
  const number = numberIn(params.PostID);
  if (!answer?.ok) return <TryAgain text={t('staff.oneFailed')} />;
  const known = answer.value;
  const isNew = number === undefined;
  return (
    <div className="mx-auto max-w-5xl">
      <LongForm
        key={`${number ?? ''} ${known?.lastUpdated ?? ''}`}
        title={known ? known.title[lng] : t('staffFirms.groupNew')}
        type="group"
        list="/admin/groups"
        PostID={number}
        listed={known?.listed ?? false}
        given={offerForm(known)}
        schema={GroupFields}
        clean={offerInput}
        save={saveOffer}
        withdraw={withdrawOffer}
      >
        <Texts open />
        <Building open={isNew} known={known} />
        <Prices open={isNew} />
        <Ledger open={isNew} />
        <Milestones open={isNew} />
        <Documents open={isNew} />
        <Part title={t('staffFirms.partPictures')} open={isNew} note={<RowCount name="images" />}>
          <PictureField name="images" label={t('staffFirms.partPictures')} max={limits.groups.imagesMax} titled />
        </Part>
      </LongForm>
    </div>
  );
}
