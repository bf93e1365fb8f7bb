import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { CaptchaForm } from './captcha-form.tsx'
import type { SentCode } from './code-sent.ts'

interface Props {
  readonly open: boolean
  /** digits of a valid number */
  readonly phone: string
  readonly onClose: () => void
  readonly onSent: (sent: SentCode) => void
}

/** Asks for the characters of a picture, then has the code sent. A wrong answer keeps it open, with another picture. */
export function CaptchaDialog({ open, phone, onClose, onSent }: Props) {
  const { t } = useTranslation('auth')
  return (
    <Dialog open={open} onClose={onClose} title={t('captcha.title')} size="form" overlayCloses={false}>
      <CaptchaForm phone={phone} onClose={onClose} onSent={onSent} />
    </Dialog>
  )
}
