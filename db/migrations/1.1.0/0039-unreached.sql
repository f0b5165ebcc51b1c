-- Findings of each run about areas of interest: its live notices that none reaches, and the areas that stand for nothing.
ALTER TABLE digest_run ADD COLUMN unreached int, ADD COLUMN empty_areas text[];
