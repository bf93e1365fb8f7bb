import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/note.tsx'
import { PagedList } from '../../shared/ui/paged-list.tsx'
import { useNoticeListQuery } from './notice-api.ts'
import css from './notice-list.module.css'
import { NoticeRow } from './notice-row.tsx'
import { NoticeSkeletons } from './notice-skeletons.tsx'
import { useStopping } from './use-stopping.ts'

const PAGE_SIZE = 20
const all = {}

function usePage(_all: object, page_num: number, anew: boolean) {
  const asked = { page_num, page_size: PAGE_SIZE }
  return useNoticeListQuery(asked, { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

/** The SKUs the member waits for, newest wish first. */
export function NoticeList({ empty }: { readonly empty: ReactNode }) {
  const { t } = useTranslation('notice')
  const { stopping, stopped, stop, undo } = useStopping()
  return (
    <>
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
      <PagedList
        usePage={usePage}
        args={all}
        pageSize={PAGE_SIZE}
        keyOf={({ sku_no }) => sku_no}
        row={(notice) => (
          <NoticeRow key={notice.sku_no} notice={notice} onStop={() => void stop(notice)} stopping={stopping === notice.sku_no} />
        )}
        skeletons={<NoticeSkeletons />}
        empty={empty}
      />
    </>
  )
}
