import * as z from 'zod/mini';
import { defineEvent } from '@shared-kit/contracts/core';

/** Published when a person chose the upgrade in a banner; the shell opens the plans. */
export const upgradeChosen = defineEvent('plans.upgrade-chosen.v1', z.object({}));
