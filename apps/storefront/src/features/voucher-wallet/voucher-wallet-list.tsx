import type { VoucherKind, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../../entities/voucher/voucher-list.module.css'
import { VoucherSkeleton } from '../../entities/voucher/voucher-skeleton.tsx'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { PAGE_SIZE, useVoucherWalletPage } from './use-voucher-wallet-page.ts'
import { WalletVoucherCard } from './wallet-voucher-card.tsx'

interface ListProps {
  readonly tab: WalletVoucher['state']
  /** Both without one. */
  readonly kind: VoucherKind | undefined
  readonly empty: ReactNode
}

interface PageProps extends ListProps {
  readonly page: number
  readonly last: boolean
  readonly onMore: () => void
}

function VoucherWalletPage({ tab, kind, page, last, onMore, empty }: PageProps) {
  const { t } = useTranslation()
  const query = useVoucherWalletPage(tab, kind, page)
  return (
    <QueryState
      query={query}
      inline={page > 1}
      loading={<VoucherSkeleton />}
      isEmpty={({ list }) => page === 1 && list.length === 0}
      empty={empty}
    >
      {({ list, total, server_time }) => (
        <>
          <div className={css.offers}>
            {list.map((voucher) => (
              <WalletVoucherCard key={voucher.voucher_no} voucher={voucher} now={Date.parse(server_time)} />
            ))}
          </div>
          {last && page * PAGE_SIZE < total && (
            <div className={css.more}>
              <Button variant="outline" onClick={onMore}>
                {t('action.loadMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  )
}

/** The member's vouchers of one tab, page below page. Give it a `key` of tab and kind. */
export function VoucherWalletList(shown: ListProps) {
  const [pages, setPages] = useState(1)
  return (
    <div className={css.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <VoucherWalletPage key={page} {...shown} page={page} last={page === pages} onMore={() => setPages(pages + 1)} />
      ))}
    </div>
  )
}
