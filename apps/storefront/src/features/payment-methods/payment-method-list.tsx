import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../../entities/payment-method/payment-method.module.css'
import { PaymentMethodError } from '../../entities/payment-method/payment-method-error.tsx'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { paths } from '../../shared/paths.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'

/** A mutation's hook, as far as an entry needs it. */
type Act<A> = readonly [(args: A) => Promise<{ readonly error?: unknown }>, { readonly isLoading: boolean; readonly error?: unknown }]

interface Props<E, A> {
  readonly kind: 'cards' | 'eWallets' | 'refundCards'
  readonly entries: readonly (E & { readonly is_default?: boolean | undefined })[]
  /** What the calls name an entry by. */
  readonly argsOf: (entry: E) => A
  readonly nameOf: (entry: E) => string
  readonly max: number | undefined
  readonly makeDefault: Act<A>
  readonly remove: Act<A>
  /** Whether it can be the default; all can unless told. */
  readonly canBeDefault?: (entry: E) => boolean
  readonly onAdd: () => void
  readonly onEdit?: (entry: E) => void
  /** The entry's words, and what else is to be done about it. */
  readonly children: (entry: E) => ReactNode
}

/** What is kept of one kind: the entries, which of them is the default, adding and removing. Removing asks first. */
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
  const [asked, setAsked] = useState<E | null>(null)
  const [choose, choosing] = makeDefault
  const [take, taking] = remove
  const full = max !== undefined && entries.length >= max

  const confirm = async () => {
    if (!asked) return
    const { error } = await take(argsOf(asked))
    setAsked(null)
    if (!error) toast.success(t(`${kind}.removed`))
  }
  const failure = failureOf(taking.error) ?? failureOf(choosing.error)
  const add = !full && (
    <Button variant="soft" size="sm" onClick={onAdd}>
      <Icon of={Plus} size={16} stroke={2} />
      {t(`${kind}.add`)}
    </Button>
  )
  return (
    <Panel title={t(`${kind}.title`)} action={add}>
      {failedWith(failure, 'PAYMENT_PROCESSING') ? (
        <Note tone="amber" role="alert">
          {t('failure.refunding')} <Link to={paths.refunds}>{t('toRefunds')}</Link>
        </Note>
      ) : (
        <PaymentMethodError failure={failure} />
      )}
      {entries.length === 0 ? (
        <p className={css.none}>{t(`${kind}.none`)}</p>
      ) : (
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={JSON.stringify(argsOf(entry))} className={css.entry}>
              {children(entry)}
              <div className={css.actions}>
                {entry.is_default === false && canBeDefault(entry) && (
                  <Act
                    label={t('makeDefault')}
                    name={nameOf(entry)}
                    onClick={() => void choose(argsOf(entry))}
                    disabled={choosing.isLoading}
                  />
                )}
                {onEdit && <Act label={t('edit')} name={nameOf(entry)} onClick={() => onEdit(entry)} />}
                <Act label={t('remove')} name={nameOf(entry)} onClick={() => setAsked(entry)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {full && <p className={css.none}>{t('failure.full', { max })}</p>}
      <ConfirmDialog
        open={asked !== null}
        title={t(`${kind}.removeTitle`)}
        text={asked && nameOf(asked)}
        confirmLabel={t('remove')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
        loading={taking.isLoading}
      />
    </Panel>
  )
}

interface ActProps {
  readonly label: string
  /** Of the entry, for those who only hear the button. */
  readonly name: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

function Act({ label, name, onClick, disabled }: ActProps) {
  return (
    <button type="button" className={css.act} aria-label={`${label}: ${name}`} onClick={onClick} disabled={disabled}>
      {label}
    </button>
  )
}
