import { LIMITS } from '@nusaria/contracts/limits'
import Eye from 'lucide/dist/esm/icons/eye.mjs'
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs'
import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'type' | 'suffix' | 'maxLength' | 'multiline' | 'inputMode' | 'autoComplete'> {
  /** `new-password` where one is set. */
  readonly autoComplete?: 'current-password' | 'new-password'
}

/** A password, hidden until its eye is pressed; 30 characters at most. */
export function PasswordField({ autoComplete = 'current-password', ...props }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={LIMITS.passwordInputMax}
      autoComplete={autoComplete}
      suffix={
        <IconButton label={t(shown ? 'password.hide' : 'password.show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOff : Eye} size={20} />
        </IconButton>
      }
    />
  )
}
