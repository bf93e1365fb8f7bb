import type { Message, MessageKind } from '@nusaria/contracts/message'
import type { IconNode } from 'lucide'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { memo, type ReactNode, useId, useState } from 'react'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { activityPath, afterSaleDetailPath, orderDetailPath, paths, productPath, voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useMessagePageInfiniteQuery } from './api.ts'
import css from './message-list.module.css'

type Target = NonNullable<Message['link']>['target']

/** The page of each target; null when its number is missing. */
const pages: Readonly<Record<Target, (ref: string | null) => string | null>> = {
  order: (ref) => ref && orderDetailPath(ref),
  after_sale: (ref) => ref && afterSaleDetailPath(ref),
  product: (ref) => ref && productPath(ref),
  campaign: (ref) => ref && activityPath(ref),
  coupons: (ref) => (ref === null ? paths.coupons : voucherPath(ref)),
  wallet: () => paths.vouchers,
  points: () => paths.points,
  setting: () => paths.setting,
}

/** The link of a message; null when the shop has no page for it, for example a target of a newer server. */
export function findMessageLink(link: Message['link']): { readonly to: string; readonly target: Target } | null {
  if (!link || !Object.hasOwn(pages, link.target)) return null
  const to = pages[link.target](link.ref)
  return to ? { to, target: link.target } : null
}

function MessageSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <li key={row} className={cx(css.row, css.skeleton)} aria-hidden="true">
      <Skeleton height={40} width={40} radius={14} />
      <div>
        <Skeleton height={16} width="52%" gap={10} />
        <Skeleton height={14} width="88%" gap={14} />
        <Skeleton height={12} width="34%" />
      </div>
    </li>
  ))
}

const PAGE_SIZE = 10

interface Props extends Omit<MessageRowProps, 'message'> {
  /** Messages of every kind without it. */
  readonly kind: MessageKind | undefined
  readonly empty: ReactNode
}

export function MessageList({ kind, empty, ...props }: Props) {
  const query = useMessagePageInfiniteQuery({ page_size: PAGE_SIZE, ...(kind && { kind }) }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ msg_no }) => msg_no, listKey: kind })
  return (
    <PagedList
      list={list}
      renderRow={(message) => <MessageRow key={message.msg_no} message={message} {...props} />}
      skeletons={<MessageSkeletons />}
      empty={empty}
    />
  )
}

/** The tone is a class of the row. */
const kindStyles: Readonly<Record<MessageKind, { readonly icon: IconNode; readonly tone: 'blue' | 'amber' | 'red' | 'grey' }>> = {
  order: { icon: Package, tone: 'blue' },
  after_sale: { icon: RotateCcw, tone: 'amber' },
  promotion: { icon: TicketPercent, tone: 'red' },
  system: { icon: UserRound, tone: 'grey' },
}

interface MessageRowProps {
  readonly message: Message
  /** The shopper follows the link, or unfolds a message without one. */
  readonly onOpen: (message: Message) => void
  readonly onRemove: (message: Message) => void
}

/** One message. A press anywhere on it follows its link, or unfolds it. It renders again only when the message changes. */
export const MessageRow = memo(function MessageRow({ message, onOpen, onRemove }: MessageRowProps) {
  const { t } = useTranslation('message')
  const desktop = useLayout() === 'desktop'
  const text = useId()
  const [unfolded, setUnfolded] = useState(false)
  const { kind = 'system', title = t(`kinds.${kind}`), content, is_read = true, created_at } = message
  const { icon, tone } = kindStyles[kind]
  const link = findMessageLink(message.link)
  const unfold = () => {
    setUnfolded(!unfolded)
    onOpen(message)
  }
  const newTab = useNewTab(desktop && link?.target === 'product')
  const name = (
    <>
      {!is_read && <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
      <span>{title}</span>
    </>
  )
  return (
    <li className={cx(css.row, !is_read && css.unread)}>
      <span className={cx('center', css.tile, css[tone])}>
        <Icon of={icon} size={20} />
      </span>
      <div className={cx('shrink', css.body)}>
        <h2>
          {link ? (
            <Link to={link.to} className={css.opens} onClick={() => onOpen(message)} {...newTab}>
              {name}
            </Link>
          ) : (
            <button type="button" className={css.opens} aria-expanded={unfolded} aria-controls={text} onClick={unfold}>
              {name}
            </button>
          )}
        </h2>
        <p id={text} className={cx(css.text, !unfolded && css.folded)}>
          {content}
        </p>
        <p className={cx('row above-8 justify-between wrap size-12 line-16 tone-ink-3', css.foot)}>
          {created_at && <time dateTime={created_at}>{formatDateTime(created_at)}</time>}
          {link && (
            <span className="row gap-2 inline weight-700 tone-sambal-700" aria-hidden="true">
              <span>{t(`see.${link.target}`)}</span>
              <Icon of={ChevronRight} size={14} stroke={2} />
            </span>
          )}
        </p>
      </div>
      <IconButton label={t('remove.action', { title })} className={css.remove} onClick={() => onRemove(message)}>
        <Icon of={Trash2} size={18} />
      </IconButton>
    </li>
  )
})
