import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderTab } from '@nusaria/contracts/order-entities'
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { OrderList } from '#commerce/order/order-list.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import css from './order-list-page.module.css'

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed']
/** Tabs with a count. */
const counted: readonly OrderTab[] = ['unpaid', 'processing', 'shipped']

/** Days back from today. */
const PERIODS = [30, 90, 365] as const

/** The start of a day: the same all day long, so that the list is the same. */
const daysAgo = (days: number) => `${new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10)}T00:00:00.000+07:00`

/** `/order`: shows the tab of the URL, else the one shown last; remembered. */
export function OrderListPage() {
  const { t } = useTranslation(['order', 'afterSale', 'errors'])
  const [params, setParams] = useSearchParams()
  const keyword = params.get('q')?.slice(0, LIMITS.keywordMax).trim() ?? ''
  const period = PERIODS.find((days) => String(days) === params.get('days'))
  // A new key resets the text of the search field.
  const [field, setField] = useState({ key: 0, initialText: keyword })
  const isFiltered = keyword !== '' || period !== undefined
  const change = (part: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  const showAll = () => {
    change({ q: '', days: '' })
    setField({ key: field.key + 1, initialText: '' })
  }
  const dispatch = useAppDispatch()
  const { orderTab } = useAppSelector(selectGlobalState)
  const findTab = (name: string | null) => tabs.find((each) => each === name)
  const tab = findTab(params.get('tab')) ?? findTab(orderTab) ?? 'all'
  useEffect(() => {
    dispatch(globalStateChanged({ orderTab: tab }))
  }, [dispatch, tab])
  const { data: counts } = useOrderStatusSummaryQuery(undefined, ALWAYS_REFETCH)
  const findCount = (each: OrderTab) => (each !== 'all' && counted.includes(each) ? counts?.[each] : undefined)
  return (
    <PageLayout
      title={t('order:title')}
      back={paths.me}
      action={
        <LinkButton to={paths.tracking} variant="outline" size="sm">
          {t('order:underWay.short')}
        </LinkButton>
      }
    >
      <RefreshByPull tags={['Order']} />
      <Tabs
        sticky
        label={t('order:tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`order:tabs.${value}`), count: findCount(value) }))}
        value={tab}
        onChange={(next) => change({ tab: next })}
      >
        <div className={cx('row below-12 gap-8 wrap', css.filters)}>
          <SearchField
            key={field.key}
            label={t('order:search.label')}
            clearLabel={t('order:search.clear')}
            initialText={field.initialText}
            keyword={keyword}
            onSearch={(q) => change({ q })}
          />
          <ChipSelect
            label={t('order:search.period')}
            icon={CalendarDays}
            value={String(period ?? '')}
            options={[
              { value: '', label: t('order:search.any') },
              ...PERIODS.map((days) => ({ value: String(days), label: t('order:search.days', { count: days }) })),
            ]}
            onChange={(days) => change({ days })}
          />
        </div>
        <OrderDialogs>
          <OrderList
            key={`${tab} ${keyword} ${period}`}
            tab={tab}
            keyword={keyword}
            since={period && daysAgo(period)}
            empty={
              isFiltered ? (
                <EmptyState
                  drawing="nothing"
                  inline
                  title={t('order:search.none')}
                  text={t('order:search.noneText')}
                  action={
                    <Button variant="outline" onClick={showAll}>
                      {t('order:search.all')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  drawing="orders"
                  title={t('order:empty.title')}
                  text={t(tab === 'all' ? 'order:empty.text' : 'order:empty.tabText')}
                  action={<LinkButton to={paths.home}>{t('order:empty.action')}</LinkButton>}
                />
              )
            }
          />
        </OrderDialogs>
      </Tabs>
    </PageLayout>
  )
}
