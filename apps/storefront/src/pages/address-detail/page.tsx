import { useSearchParams } from 'react-router-dom'
import { useAddressDetailQuery, useAddressListQuery } from '../../entities/address/address-api.ts'
import { AddressForm } from '../../features/address-form/address-form.tsx'
import type { SavedAddress } from '../../features/address-form/use-address-form.ts'
import { AddressSkeleton } from '../../features/address-list/address-list.tsx'
import { useAddressSelection } from '../../features/address-list/use-address-selection.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useBack } from '../../shared/browser/use-back.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { StorageNote } from '../../shared/ui/feedback/storage-note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

const PageHelp = lazyOptional(() => import('../../entities/customer-service/page-help.tsx').then((m) => m.PageHelp))

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
