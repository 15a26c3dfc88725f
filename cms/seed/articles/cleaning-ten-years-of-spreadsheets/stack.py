from pathlib import Path
import pandas as pd

# header_map.csv: raw_header, field, decided_by, decided_on
decisions = pd.read_csv("header_map.csv").dropna(subset=["field"])
field_for = dict(zip(decisions["raw_header"], decisions["field"]))

parts = []
for path in sorted(Path("archive").rglob("*.xlsx")):
    for sheet, raw in pd.read_excel(path, sheet_name=None, dtype=str).items():
        raw.columns = raw.columns.astype(str).str.strip().str.lower()
        tidy = raw.rename(columns=field_for)
        if tidy.columns.duplicated().any():
            raise ValueError(f"{path} / {sheet}: two columns map to one field")
        tidy["src_file"] = str(path)
        tidy["src_sheet"] = sheet
        tidy["src_row"] = raw.index + 2          # the row number seen in Excel
        parts.append(tidy)

rows = pd.concat(parts, ignore_index=True)
text = rows["visit_date"].str.strip()

# Serial numbers first, then one explicit format at a time. Never guess.
dates = pd.to_datetime(pd.to_numeric(text, errors="coerce"), unit="D", origin="1899-12-30")
for fmt in ("%Y-%m-%d %H:%M:%S", "%d/%m/%Y", "%d-%m-%y", "%d.%m.%Y"):
    dates = dates.fillna(pd.to_datetime(text, format=fmt, errors="coerce"))
rows["visit_date_clean"] = dates
rows[dates.isna() & text.notna()].to_csv("dates_to_review.csv", index=False)
rows.to_parquet("stacked.parquet")
