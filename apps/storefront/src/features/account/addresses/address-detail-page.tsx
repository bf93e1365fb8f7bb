import { ADDRESS_RULES, type Address, type AddressLabel } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressDetailQuery, useAddressListQuery } from '#commerce/address/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useBack } from '#ui/layout/back-button.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import css from './address-form.module.css'
import { LocationFields } from './location-fields.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useAddressSelection } from './use-address-selection.ts'

/** `address`: null for a new one. */
function AddressForm({ address }: { readonly address: Address | null }) {
  const { t } = useTranslation(['address', 'common'])
  const desktop = useLayout() === 'desktop'
  const selection = useAddressSelection()
  const back = useBack(paths.addresses)
  const others = useAddressListQuery(undefined, { skip: address !== null })
  // The first address is the default. It stays the default until another one is chosen.
  const isFirst = address === null && others.data?.list.length === 0
  const state = useAddressForm(address, isFirst, ({ address_id, flag_supported }) => {
    toast.success(t('address:saved'))
    if (selection && flag_supported !== false) selection.choose(address_id)
    else back()
  })
  const { form } = state
  const { values, errors, field } = form
  const mustBeDefault = address ? address.flag_default : isFirst
  const button = (
    <Button type="submit" size="lg" className={css.save} loading={form.busy}>
      {t('common:action.save')}
    </Button>
  )
  return (
    <div ref={form.ref}>
      <Form className="grid gap-panels" onSubmit={() => void form.submit()}>
        <Panel title={t('address:form.recipient')}>
          <div className={cx('grid gap-16', css.fields)}>
            <TextField
              label={t('address:form.name')}
              {...field('name')}
              error={errors.name && t('address:error.name')}
              autoComplete="given-name"
              maxLength={ADDRESS_RULES.name.max}
              required
            />
            <TextField
              label={t('address:form.surname')}
              {...field('surname')}
              autoComplete="family-name"
              maxLength={ADDRESS_RULES.surname.max}
            />
            <div className={css.wide}>
              <PhoneField
                label={t('address:form.phone')}
                {...field('phone')}
                error={errors.phone && t(errors.phone === 'required' ? 'address:error.noPhone' : 'address:error.phone')}
                required
              />
            </div>
          </div>
        </Panel>
        <Panel title={t('address:form.place')}>
          <LocationFields state={state} />
        </Panel>
        <Panel>
          <LabelChips value={values.label} onChange={(label) => form.change({ label })} />
          <Checkbox
            name="flag_default"
            checked={mustBeDefault || values.flag_default}
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

const LABELS: readonly AddressLabel[] = ['home', 'office', 'other']

/** Home, office or other; a second press removes the label. */
function LabelChips({ value, onChange }: { readonly value: AddressLabel | null; readonly onChange: (label: AddressLabel | null) => void }) {
  const { t } = useTranslation('address')
  const id = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useOneStop(row)
  return (
    <fieldset ref={row} onKeyDown={onKeyDown} className={cx('row gap-8 wrap shrink', css.labels)} aria-labelledby={id}>
      <span id={id}>{t('form.label')}</span>
      {LABELS.map((label) => (
        <Chip key={label} chosen={label === value} onClick={() => onChange(label === value ? null : label)}>
          {t(`label.${label}`)}
        </Chip>
      ))}
    </fieldset>
  )
}

/** Why the address wasn't saved, when no field is the cause. Links to the list when there are too many, or when the address no longer exists. */
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

function ExistingAddress({ id }: { readonly id: string }) {
  const { t } = useTranslation('address')
  const query = useAddressDetailQuery({ address_id: id }, { refetchOnMountOrArgChange: true })
  if (query.isError && !query.isFetching && failedWith(query.error, 'ADDRESS_MISSING'))
    return <EmptyState drawing="addresses" title={t('error.missing')} action={<LinkButton to={paths.addresses}>{t('title')}</LinkButton>} />
  return (
    <QueryState query={query} loading={<PanelSkeleton height={{ mobile: 560, desktop: 440 }} rows={4} />}>
      {(address) => <AddressForm key={address.address_id} address={address} />}
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
      {id ? <ExistingAddress id={id} /> : <AddressForm address={null} />}
    </PageLayout>
  )
}
