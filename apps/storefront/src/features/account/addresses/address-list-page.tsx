import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { AddressList, AddressSkeleton } from './address-list.tsx'
import css from './address-list-page.module.css'
import { useAddressSelection } from './use-address-selection.ts'

/** `/addressManage`: the member's addresses; from the confirm page, to select one. */
export function AddressListPage() {
  const { t } = useTranslation('address')
  const desktop = useLayout() === 'desktop'
  const choosing = useAddressSelection()
  const query = useAddressListQuery()
  const { list, max } = query.data ?? { list: [], max: 0 }
  const full = list.length > 0 && list.length >= max

  const add = (
    <LinkButton to={paths.addressDetail} state={choosing?.state} size={desktop ? 'md' : 'lg'} className={css.add}>
      <Icon of={Plus} size={20} stroke={2} />
      <span>{t('add')}</span>
    </LinkButton>
  )
  const canAdd = list.length > 0 && !full
  const title = t(choosing ? 'choose' : 'title')
  usePageTitle(title)
  return (
    <PageLayout title={title} back={paths.me} action={desktop && canAdd ? add : undefined}>
      <QueryState
        query={query}
        loading={<AddressSkeleton />}
        isEmpty={(data) => data.list.length === 0}
        empty={<EmptyState drawing="addresses" title={t('empty.title')} text={t('empty.text')} action={add} />}
      >
        {(data) => (
          <>
            <AddressList addresses={data.list} choosing={choosing} />
            <p className="above-12 size-12 line-16 tone-ink-3">
              {full ? t('full', { max: data.max }) : t('room', { count: data.list.length, max: data.max })}
            </p>
          </>
        )}
      </QueryState>
      {!desktop && canAdd && <BottomBar>{add}</BottomBar>}
    </PageLayout>
  )
}
