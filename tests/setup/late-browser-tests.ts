import { leftOutWhenLate } from './when-late.ts';

leftOutWhenLate(60);
