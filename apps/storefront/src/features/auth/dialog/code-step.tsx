import { LIMITS } from '@nusaria/contracts/limits'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/ui/button.tsx'
import { Form } from '../../../shared/ui/form.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { Resend } from '../resend.tsx'
import { SentTo } from '../sent-to.tsx'
import { useCodeEntry } from '../use-code-entry.ts'
import css from './login-dialog.module.css'

interface Props {
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Step 2: one input for the code, and a button. Back leads to the phone number. */
export function CodeStep({ onBack, onDone }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const entry = useCodeEntry({ loginType: 6, onDone, onWrong: () => input.current?.select() })
  const begin = useEffectEvent(() => {
    if (!entry.sent) onBack()
    else input.current?.focus()
  })
  useEffect(() => begin(), [])
  if (!entry.sent) return null
  return (
    <>
      <IconButton label={t('auth:dialog.back')} className={css.back} onClick={onBack}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <h2 className={css.title}>{t('auth:code.title')}</h2>
      <SentTo sent={entry.sent} />
      <Form className={css.code} onSubmit={() => void entry.submit()}>
        <TextField
          ref={input}
          label={t('common:code.label', { length: LIMITS.codeLength })}
          name="code"
          value={entry.code}
          onChange={entry.change}
          error={entry.trouble ?? undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" size="lg" block disabled={entry.code.length !== LIMITS.codeLength} loading={entry.busy}>
          {t('auth:code.submit')}
        </Button>
      </Form>
      <Resend sent={entry.sent} onSent={entry.resent} />
    </>
  )
}
