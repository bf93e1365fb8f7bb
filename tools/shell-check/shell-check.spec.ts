import { declareShellChecks } from './declare-shell-checks.ts'

declareShellChecks()
