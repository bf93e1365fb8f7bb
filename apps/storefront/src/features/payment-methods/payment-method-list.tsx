import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import type { IconNode } from 'lucide'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type ReactNode, useState } from 'react'
import { useWalletListQuery } from '#commerce/payment-method/api.ts'
import { PaymentMethodError } from '#commerce/payment-method/payment-method-error.tsx'
import { ALWAYS_REFETCH, POLLING_INTERVAL } from '#platform/api/api.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { type ClockSkew, clockSkew } from '#platform/time/clock.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './payment-methods.module.css'

type MutationHook<A> = readonly [
  (args: A) => Promise<{ readonly error?: unknown }>,
  { readonly isLoading: boolean; readonly error?: unknown },
]

interface Props<E, A> {
  readonly kind: 'cards' | 'eWallets' | 'refundCards'
  readonly entries: readonly (E & { readonly is_default?: boolean | undefined })[]
  readonly toArgs: (entry: E) => A
  readonly getName: (entry: E) => string
  readonly max: number | undefined
  readonly makeDefault: MutationHook<A>
  readonly remove: MutationHook<A>
  /** Absent: every entry can. */
  readonly canBeDefault?: (entry: E) => boolean
  readonly onAdd: () => void
  readonly onEdit?: (entry: E) => void
  readonly children: (entry: E) => ReactNode
}

export function PaymentMethodList<E, A>({
  kind,
  entries,
  toArgs,
  getName,
  max,
  makeDefault,
  remove,
  canBeDefault = () => true,
  onAdd,
  onEdit,
  children,
}: Props<E, A>) {
  const { t } = useTranslation(['wallet', 'common'])
  const [toRemove, setToRemove] = useState<E | null>(null)
  const [setDefault, defaultState] = makeDefault
  const [removeEntry, removeState] = remove
  const full = max !== undefined && entries.length >= max

  const confirm = async () => {
    if (!toRemove) return
    const { error } = await removeEntry(toArgs(toRemove))
    setToRemove(null)
    if (!error) toast.success(t(`${kind}.removed`))
  }
  const failure = toFailure(removeState.error) ?? toFailure(defaultState.error)
  const addButton = !full && (
    <Button variant="soft" size="sm" onClick={onAdd}>
      <Icon of={Plus} size={16} stroke={2} />
      <span>{t(`${kind}.add`)}</span>
    </Button>
  )
  return (
    <Panel title={t(`${kind}.title`)} action={addButton}>
      {failedWith(failure, 'PAYMENT_PROCESSING') ? (
        <Note tone="amber" role="alert">
          <span>{t('failure.refunding')}</span> <Link to={paths.refunds}>{t('toRefunds')}</Link>
        </Note>
      ) : (
        <PaymentMethodError failure={failure} />
      )}
      {entries.length === 0 ? (
        <p className={cx('size-13 line-20 tone-ink-2', css.text)}>{t(`${kind}.none`)}</p>
      ) : (
        <ul className={cx('grid', css.list)}>
          {entries.map((entry) => (
            <li key={JSON.stringify(toArgs(entry))} className={css.entry}>
              {children(entry)}
              <div className={cx('row align-fill wrap', css.actions)}>
                {entry.is_default === false && canBeDefault(entry) && (
                  <ActionButton
                    label={t('makeDefault')}
                    name={getName(entry)}
                    onClick={() => void setDefault(toArgs(entry))}
                    busy={defaultState.isLoading}
                  />
                )}
                {onEdit && <ActionButton label={t('edit')} name={getName(entry)} onClick={() => onEdit(entry)} />}
                <ActionButton label={t('remove')} name={getName(entry)} onClick={() => setToRemove(entry)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {full && <p className={cx('size-13 line-20 tone-ink-2', css.text)}>{t('failure.full', { max })}</p>}
      <ConfirmDialog
        open={toRemove !== null}
        title={t(`${kind}.removeTitle`)}
        text={toRemove && getName(toRemove)}
        confirmLabel={t('remove')}
        onConfirm={() => void confirm()}
        onCancel={() => setToRemove(null)}
        loading={removeState.isLoading}
      />
    </Panel>
  )
}

interface ActionButtonProps {
  readonly label: string
  readonly name: string
  readonly onClick: () => void
  readonly busy?: boolean
}

function ActionButton({ label, name, onClick, busy = false }: ActionButtonProps) {
  return (
    <button type="button" className={css.action} aria-label={`${label}: ${name}`} {...unlessBusy(busy, onClick)}>
      {label}
    </button>
  )
}

interface InfoProps {
  readonly icon: ReactNode
  readonly title: string
  readonly isDefault: boolean | undefined
  readonly tag?: ReactNode
  /** Lines below the title. */
  readonly children: ReactNode
}

export function PaymentMethodInfo({ icon, title, isDefault, tag, children }: InfoProps) {
  const { t } = useTranslation('wallet')
  return (
    <div className="row gap-12 align-start">
      {icon}
      <div className="shrink size-13 line-20 tone-ink-2 breaks">
        <p className={cx('row wrap size-14 line-24 tone-ink digits', css.title)}>
          <b>{title}</b>
          {isDefault && <Tag tone="green">{t('default')}</Tag>}
          {tag}
        </p>
        {children}
      </div>
    </div>
  )
}

export function PaymentMethodIcon({ of: icon }: { readonly of: IconNode }) {
  return (
    <span className={cx('center rigid tone-ink-2', css.icon)}>
      <Icon of={icon} size={20} />
    </span>
  )
}

/** Polls while the bank verifies a card. */
export function PaymentMethodsView({ children }: { readonly children: (methods: PaymentMethods, skew: ClockSkew) => ReactNode }) {
  const [verifying, setVerifying] = useState(false)
  const query = useWalletListQuery(undefined, { ...ALWAYS_REFETCH, pollingInterval: verifying ? POLLING_INTERVAL : 0 })
  const pending = query.data?.cards.some(({ verification }) => verification === 'pending') ?? false
  if (pending !== verifying) setVerifying(pending)
  const skeleton = (
    <div className="grid gap-panels">
      <PanelSkeleton height={{ mobile: 176, desktop: 192 }} rows={1} look="goods" />
      <PanelSkeleton height={{ mobile: 156, desktop: 172 }} rows={1} look="goods" />
    </div>
  )
  return (
    <QueryState query={query} loading={skeleton}>
      {(methods) => (
        <div className="grid gap-panels">{children(methods, clockSkew(methods.server_time, query.fulfilledTimeStamp ?? Date.now()))}</div>
      )}
    </QueryState>
  )
}
