import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type ReactNode, useState } from 'react'
import { PaymentMethodError } from '#commerce/payment-method/payment-method-error.tsx'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './payment-methods.module.css'

type MutationHook<A> = readonly [
  (args: A) => Promise<{ readonly error?: unknown }>,
  { readonly isLoading: boolean; readonly error?: unknown },
]

interface Props<E, A> {
  readonly kind: 'cards' | 'eWallets' | 'refundCards'
  readonly entries: readonly (E & { readonly is_default?: boolean | undefined })[]
  readonly argsOf: (entry: E) => A
  readonly nameOf: (entry: E) => string
  readonly max: number | undefined
  readonly makeDefault: MutationHook<A>
  readonly remove: MutationHook<A>
  /** All can by default. */
  readonly canBeDefault?: (entry: E) => boolean
  readonly onAdd: () => void
  readonly onEdit?: (entry: E) => void
  readonly children: (entry: E) => ReactNode
}

/** The saved entries of one kind: add, edit, make default, remove. Removing asks for confirmation. */
export function PaymentMethodList<E, A>({
  kind,
  entries,
  argsOf,
  nameOf,
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
    const { error } = await removeEntry(argsOf(toRemove))
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
            <li key={JSON.stringify(argsOf(entry))} className={css.entry}>
              {children(entry)}
              <div className={cx('row align-fill wrap', css.actions)}>
                {entry.is_default === false && canBeDefault(entry) && (
                  <ActionButton
                    label={t('makeDefault')}
                    name={nameOf(entry)}
                    onClick={() => void setDefault(argsOf(entry))}
                    disabled={defaultState.isLoading}
                  />
                )}
                {onEdit && <ActionButton label={t('edit')} name={nameOf(entry)} onClick={() => onEdit(entry)} />}
                <ActionButton label={t('remove')} name={nameOf(entry)} onClick={() => setToRemove(entry)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {full && <p className={cx('size-13 line-20 tone-ink-2', css.text)}>{t('failure.full', { max })}</p>}
      <ConfirmDialog
        open={toRemove !== null}
        title={t(`${kind}.removeTitle`)}
        text={toRemove && nameOf(toRemove)}
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
  readonly disabled?: boolean
}

function ActionButton({ label, name, onClick, disabled }: ActionButtonProps) {
  return (
    <button type="button" className={css.action} aria-label={`${label}: ${name}`} onClick={onClick} disabled={disabled}>
      {label}
    </button>
  )
}

interface InfoProps {
  /** At the start. */
  readonly icon: ReactNode
  readonly title: string
  readonly tags?: ReactNode
  /** Lines below the title. */
  readonly children: ReactNode
}

export function PaymentMethodInfo({ icon, title, tags, children }: InfoProps) {
  return (
    <div className="row gap-12 align-start">
      {icon}
      <div className="shrink size-13 line-20 tone-ink-2 breaks">
        <p className={cx('row wrap size-14 line-24 tone-ink digits', css.title)}>
          <b>{title}</b>
          {tags}
        </p>
        {children}
      </div>
    </div>
  )
}
