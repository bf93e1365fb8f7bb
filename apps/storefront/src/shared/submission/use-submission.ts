import type { IdempotentCall } from '@nusaria/contracts/submission'
import { submissionContract } from '@nusaria/contracts/submission'
