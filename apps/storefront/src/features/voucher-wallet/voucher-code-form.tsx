import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/failure-text.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { useRedeemCode } from './use-redeem-code.ts'
import css from './voucher-code-form.module.css'

/** Longer than any code: what is pasted too long is told, not cut. */
const MAX_LENGTH = 40

interface Props {
  /** A voucher came into the wallet. */
  readonly onRedeemed: () => void
  /** What can be done about a refusal, below it. */
  readonly renderHelp?: (failure: Failure) => ReactNode
}

/** A field for a voucher's code. Why it isn't taken stands below it, and what was typed stays. */
export function VoucherCodeForm({ onRedeemed, renderHelp }: Props) {
  const { t } = useTranslation('promotion')
  const failureText = useFailureText()
  const { code, change, error, busy, redeem } = useRedeemCode()
  const submit = async () => {
    const name = await redeem()
    if (name === null) return
    toast.success(t('code.done', { name }))
    onRedeemed()
  }
  const ended = typeof error === 'object' && error.kind === 'session'
  const words = error === undefined || ended ? undefined : typeof error === 'string' ? t(`code.${error}`) : failureText(error)
  return (
    <Form onSubmit={() => void submit()} className={css.entry}>
      <div className={css.field}>
        <TextField
          label={t('code.label')}
          placeholder={t('code.placeholder')}
          value={code}
          onChange={change}
          error={words}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          name="voucher-code"
        />
        {typeof error === 'object' && renderHelp?.(error)}
      </div>
      <Button type="submit" variant="dark" size="lg" loading={busy} className={css.send}>
        {t('code.action')}
      </Button>
    </Form>
  )
}
