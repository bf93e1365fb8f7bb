import { pickCalls } from '@nusaria/contracts/contract'
import { VOUCHER_CODE_RULE } from '@nusaria/contracts/patterns'
import { voucherContract, type WalletVoucher } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { AppOnlyHelp } from './claim-error.tsx'
import css from './voucher-code-form.module.css'

const { usePromotionRedeemCodeMutation } = injectCalls('promotion', pickCalls(voucherContract, 'redeemCode'), {
  redeemCode: { invalidates: ['Voucher', 'Member'] },
})

/** Longer than any code, so that a pasted text that is too long shows an error instead of being cut. */
const MAX_LENGTH = 40

/** Redeems a voucher code. The typed code survives an error, a reload and a login in between. */
export function VoucherCodeForm({ onRedeemed }: { readonly onRedeemed: (voucher: WalletVoucher) => void }) {
  const { t } = useTranslation('orderVoucher')
  const failureText = useFailureText()
  const [code, setCode, removeDraft] = useDraft('voucher-code', '')
  const [invalid, setInvalid] = useState<'empty' | 'shape'>()
  const [redeem] = usePromotionRedeemCodeMutation()
  const { submit, busy, failure, clearError } = useSubmit(redeem, {
    onDone: (voucher) => {
      setCode('')
      removeDraft()
      toast.success(t('code.done', { name: voucher.coupon_name }))
      onRedeemed(voucher)
    },
  })
  const send = () => {
    const trimmed = code.trim()
    if (VOUCHER_CODE_RULE.test(trimmed)) void submit({ code: trimmed })
    else setInvalid(trimmed === '' ? 'empty' : 'shape')
  }
  const shownFailure = failure?.kind === 'session' ? undefined : failure
  const error = invalid ? t(`code.${invalid}`) : shownFailure && failureText(shownFailure)
  return (
    <Form onSubmit={send} className="row gap-10 align-start">
      <div className={cx('grow', css.field)}>
        <TextField
          label={t('code.label')}
          placeholder={t('code.placeholder')}
          value={code}
          onChange={(text) => {
            setCode(text)
            setInvalid(undefined)
            clearError()
          }}
          plain
          error={error}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          name="voucher-code"
        />
        {shownFailure && (
          <div className={cx('size-12 line-16 tone-sambal-700', css.help)}>
            <AppOnlyHelp failure={shownFailure} />
          </div>
        )}
      </div>
      <Button type="submit" variant="dark" size="lg" loading={busy} className={css.submit}>
        {t('code.action')}
      </Button>
    </Form>
  )
}
