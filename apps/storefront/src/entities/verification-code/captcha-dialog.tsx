import { useTranslation } from 'react-i18next'
import type { DialogProps } from '../../shared/ui/overlay/dialog.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import type { CaptchaFormProps } from './captcha-form.tsx'
import { CaptchaForm } from './captcha-form.tsx'

/** Asks for the characters of a picture, then has the code sent. A wrong answer keeps it open, with another picture. */
export function CaptchaDialog({ open, finalFocus, ...props }: CaptchaFormProps & Pick<DialogProps, 'open' | 'finalFocus'>) {
  const { t } = useTranslation('auth')
  return (
    <Dialog open={open} onClose={props.onClose} title={t('captcha.title')} size="form" overlayCloses={false} finalFocus={finalFocus}>
      <CaptchaForm {...props} />
    </Dialog>
  )
}
