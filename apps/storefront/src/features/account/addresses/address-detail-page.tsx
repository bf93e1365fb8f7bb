import { useSearchParams } from 'react-router-dom'
import { useAddressDetailQuery, useAddressListQuery } from '#commerce/address/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useBack } from '#platform/browser/use-back.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressSkeleton } from './address-list.tsx'
import type { SavedAddress } from './use-address-form.ts'
import { useAddressSelection } from './use-address-selection.ts'

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
