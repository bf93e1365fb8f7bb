import { ADDRESS_RULES, type Address, type AddressLabel } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressDetailQuery, useAddressListQuery } from '#commerce/address/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useBack } from '#platform/browser/use-back.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import css from './address-form.module.css'
import { AddressSkeleton } from './address-list.tsx'
import { LocationFields } from './location-fields.tsx'
import { type AddressFormState, type SavedAddress, useAddressForm } from './use-address-form.ts'
import { useAddressSelection } from './use-address-selection.ts'

interface Props {
  /** null for a new one */
  readonly address: Address | null
  /** The first address and the default one can't be anything else. */
  readonly mustBeDefault: boolean
  readonly onSaved: (saved: SavedAddress) => void
}

export function AddressForm({ address, mustBeDefault, onSaved }: Props) {
  const { t } = useTranslation(['address', 'common'])
  const desktop = useLayout() === 'desktop'
  const state = useAddressForm(address, onSaved)
  const { form } = state
  const button = (
    <Button type="submit" size="lg" className={css.save} loading={form.busy}>
      {t('common:action.save')}
    </Button>
  )
  return (
    <div ref={form.ref}>
      <Form className="grid gap-panels" onSubmit={() => void form.submit()}>
        <Panel title={t('address:form.recipient')}>
          <RecipientFields form={form} />
        </Panel>
        <Panel title={t('address:form.place')}>
          <LocationFields state={state} />
        </Panel>
        <Panel>
          <LabelChips value={form.values.label} onChange={(label) => form.change({ label })} />
          <Checkbox
            name="flag_default"
            checked={mustBeDefault || form.values.flag_default}
            disabled={mustBeDefault}
            onChange={(flag_default) => form.change({ flag_default })}
          >
            {t('address:form.isDefault')}
          </Checkbox>
        </Panel>
        <SaveErrorNote failure={form.formFailure} />
        {desktop ? button : <BottomBar>{button}</BottomBar>}
      </Form>
    </div>
  )
}

function RecipientFields({ form }: Pick<AddressFormState, 'form'>) {
  const { t } = useTranslation('address')
  const { errors, field } = form
  return (
    <div className={cx('grid gap-16', css.fields)}>
      <TextField
        label={t('form.name')}
        {...field('name')}
        error={errors.name && t('error.name')}
        autoComplete="given-name"
        maxLength={ADDRESS_RULES.name.max}
        required
      />
      <TextField label={t('form.surname')} {...field('surname')} autoComplete="family-name" maxLength={ADDRESS_RULES.surname.max} />
      <div className={css.wide}>
        <PhoneField label={t('form.phone')} {...field('phone')} error={errors.phone && t('error.phone')} required />
      </div>
    </div>
  )
}

const LABELS: readonly AddressLabel[] = ['home', 'office', 'other']

/** Home, office or other; a second press removes the label. */
function LabelChips({ value, onChange }: { readonly value: AddressLabel | null; readonly onChange: (label: AddressLabel | null) => void }) {
  const { t } = useTranslation('address')
  const id = useId()
  return (
    <fieldset className={cx('row gap-8 wrap shrink', css.labels)} aria-labelledby={id}>
      <span id={id}>{t('form.label')}</span>
      {LABELS.map((label) => (
        <Chip key={label} chosen={label === value} onClick={() => onChange(label === value ? null : label)}>
          {t(`label.${label}`)}
        </Chip>
      ))}
    </fieldset>
  )
}

/** Why the address wasn't saved, when no field is the cause. Links to the list when there are too many, or when the address is gone. */
function SaveErrorNote({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('address')
  const toList = (
    <Link to={paths.addresses} className="hitArea weight-700 underline">
      {t('all')}
    </Link>
  )
  if (failure && failedWith(failure, 'ADDRESS_CHANGE_FAILED'))
    return (
      <Note tone="red" role="alert">
        <span>{t('full', { max: LIMITS.addressMax })}</span> {toList}
      </Note>
    )
  return <FailureNote failure={failure}>{failure && failedWith(failure, 'ADDRESS_MISSING') ? toList : undefined}</FailureNote>
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** After saving: selects the address for the order that is being confirmed, or goes back to the list. */
function useOnSaved(): (saved: SavedAddress) => void {
  const { t } = useTranslation('address')
  const choosing = useAddressSelection()
  const back = useBack(paths.addresses)
  return (saved) => {
    toast.success(t('saved'))
    if (choosing && saved.flag_supported !== false) choosing.choose(saved.address_id)
    else back()
  }
}

function NewAddress() {
  const saved = useOnSaved()
  const query = useAddressListQuery()
  return <AddressForm address={null} mustBeDefault={query.data?.list.length === 0} onSaved={saved} />
}

function ExistingAddress({ id }: { readonly id: string }) {
  const { t } = useTranslation('address')
  const saved = useOnSaved()
  const query = useAddressDetailQuery({ address_id: id }, { refetchOnMountOrArgChange: true })
  if (query.isError && !query.isFetching && failedWith(query.error, 'ADDRESS_MISSING'))
    return <EmptyState drawing="addresses" title={t('error.missing')} action={<LinkButton to={paths.addresses}>{t('title')}</LinkButton>} />
  return (
    <QueryState query={query} loading={<AddressSkeleton />}>
      {(address) => <AddressForm key={address.address_id} address={address} mustBeDefault={address.flag_default} onSaved={saved} />}
    </QueryState>
  )
}

/** `/addressDetail`: a new address, or with `?address_id=` an existing one. */
export function AddressDetailPage() {
  const { t } = useTranslation('address')
  const id = useSearchParams()[0].get('address_id')
  const title = t(id ? 'edit' : 'add')
  usePageTitle(title)
  return (
    <PageLayout title={title} back={paths.addresses} column="form" aside={<PageHelp topic="address" />}>
      <StorageNote />
      {id ? <ExistingAddress id={id} /> : <NewAddress />}
    </PageLayout>
  )
}
