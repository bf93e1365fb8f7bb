import type { VoucherKind, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { usePromotionWalletInfiniteQuery } from '../../entities/voucher/voucher-api.ts'
import { VoucherGrid, VoucherSkeleton } from '../../entities/voucher/voucher-grid.tsx'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import css from './voucher-wallet.module.css'
import { WalletVoucherCard } from './wallet-voucher-card.tsx'

const PAGE_SIZE = 20

/** The member's vouchers of one tab, of one kind or both. Each page also has the counts of all tabs. */
export function useVoucherWallet(state: WalletVoucher['state'], kind: VoucherKind | undefined) {
  const query = usePromotionWalletInfiniteQuery({ state, page_size: PAGE_SIZE, ...(kind && { kind }) }, { refetchOnMountOrArgChange: true })
  return usePagedList(query, { keyOf: ({ voucher_no }) => voucher_no, listKey: `${state} ${kind ?? ''}` })
}

interface Props {
  readonly list: ReturnType<typeof useVoucherWallet>
  readonly empty: ReactNode
}

export function VoucherWalletList({ list, empty }: Props) {
  const now = Date.parse(list.lastPage?.server_time ?? '')
  return (
    <div className={css.pages}>
      <PagedList
        list={list}
        layout={(rows, skeletons) => (
          <>
            {rows.length > 0 && <VoucherGrid>{rows}</VoucherGrid>}
            {skeletons}
          </>
        )}
        renderRow={(voucher) => <WalletVoucherCard key={voucher.voucher_no} voucher={voucher} now={now} />}
        skeletons={<VoucherSkeleton />}
        empty={empty}
        byButton
      />
    </div>
  )
}
