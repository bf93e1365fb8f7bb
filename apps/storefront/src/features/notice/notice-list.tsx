import type { ArrivalNoticeItem } from '@nusaria/contracts/notice'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from '../../shared/state/hooks.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Note } from '../../shared/ui/note.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import { useNoticeListQuery } from './notice-api.ts'
import { stopWaiting, waitFor } from './notice-calls.ts'
import css from './notice-list.module.css'
import { NoticeRow } from './notice-row.tsx'

const PAGE_SIZE = 20

function Skeletons() {
  return (
    <ul className={css.list} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <li key={row} className={css.row}>
          <Shine height={80} width={80} radius={8} />
          <div className={css.words}>
            <Shine height={16} width="70%" gap={10} />
            <Shine height={14} width="40%" gap={10} />
            <Shine height={12} width="50%" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Cancelling what is waited for, with the last one at hand to undo it. */
function useStopping() {
  const dispatch = useDispatch()
  const [stopping, setStopping] = useState<string | null>(null)
  const [stopped, setStopped] = useState<ArrivalNoticeItem | null>(null)
  return {
    stopping,
    stopped,
    async stop(notice: ArrivalNoticeItem) {
      setStopping(notice.sku_no)
      const outcome = await stopWaiting(dispatch, notice.sku_no)
      setStopping(null)
      if (outcome === 'done') setStopped(notice)
    },
    async undo() {
      if (!stopped) return
      const outcome = await waitFor(dispatch, stopped.sku_no)
      if (outcome !== 'failed') setStopped(null)
    },
  } as const
}

interface PageProps extends Pick<ReturnType<typeof useStopping>, 'stopping' | 'stop'> {
  readonly page: number
  /** The last page so far: it shows the way to more. */
  readonly last: boolean
  readonly onMore: () => void
  readonly empty: ReactNode
}

function NoticePage({ page, last, onMore, empty, stopping, stop }: PageProps) {
  const { t } = useTranslation()
  const query = useNoticeListQuery(
    { page_num: page, page_size: PAGE_SIZE },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  )
  return (
    <QueryState query={query} inline={page > 1} loading={<Skeletons />} isEmpty={({ total }) => page === 1 && total === 0} empty={empty}>
      {({ list, total }) => (
        <>
          <ul className={css.list}>
            {list.map((notice) => (
              <NoticeRow key={notice.sku_no} notice={notice} onStop={() => void stop(notice)} stopping={stopping === notice.sku_no} />
            ))}
          </ul>
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

/** The SKUs the member waits for, newest wish first. */
export function NoticeList({ empty }: { readonly empty: ReactNode }) {
  const { t } = useTranslation('notice')
  const [pages, setPages] = useState(1)
  const { stopping, stopped, stop, undo } = useStopping()
  return (
    <div className={css.list}>
      <div role="status">
        {stopped && (
          <Note tone="grey" className={css.note}>
            {t('removed', { name: stopped.product.product_name })}{' '}
            <button type="button" className={css.undo} onClick={() => void undo()}>
              {t('undo')}
            </button>
          </Note>
        )}
      </div>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <NoticePage
          key={page}
          page={page}
          last={page === pages}
          onMore={() => setPages(pages + 1)}
          empty={empty}
          stopping={stopping}
          stop={stop}
        />
      ))}
    </div>
  )
}
