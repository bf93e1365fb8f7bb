import { CircleX, Info, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from '../../shared/state/hooks.ts'
import { loginInfoChanged } from '../../shared/state/login-info.ts'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { Agreement } from './agreement.tsx'
import css from './auth.module.css'
import { CaptchaDialog } from './captcha-dialog.tsx'
import type { SentCode } from './code-sent.ts'
import { usePhoneForm } from './use-phone-form.ts'

/** Phone number and consent, then the captcha; `onSent` once a code is on its way. */
export function PhoneForm({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('auth')
  const dispatch = useDispatch()
  const form = usePhoneForm()
  const [asking, setAsking] = useState(false)

  const sent = (code: SentCode) => {
    setAsking(false)
    toast.success(t('codeSent'))
    dispatch(loginInfoChanged({ account: code.account, accountType: 3 }))
    onSent(code)
  }

  return (
    <>
      <Form className={css.form} onSubmit={() => form.ready && setAsking(true)}>
        <PhoneField
          label={t('phone.label')}
          name="phone"
          value={form.phone}
          onChange={form.change}
          onBlur={form.leave}
          error={form.invalid && t('phone.invalid')}
          hint={
            <span className={css.hint}>
              <Icon of={Info} size={14} stroke={2} />
              {t('phone.register')}
            </span>
          }
          suffix={
            form.phone && (
              <IconButton label={t('phone.clear')} className={css.clear} onClick={() => form.change('')}>
                <Icon of={CircleX} size={18} />
              </IconButton>
            )
          }
        />
        <Agreement checked={form.agreed} onChange={form.agree} />
        <Button type="submit" size="lg" block disabled={!form.ready} className={css.main}>
          <Icon of={MessageCircle} size={20} />
          {t('sendCode')}
        </Button>
      </Form>
      <CaptchaDialog open={asking} phone={form.phone} onClose={() => setAsking(false)} onSent={sent} />
    </>
  )
}
